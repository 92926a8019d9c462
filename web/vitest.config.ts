import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config';

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
      // A document and its modules for each process, not for each of thirty small files.
      isolate: false,
      // They run behind other tests, at the lowest priority.
      testTimeout: 60_000
    }
  })
);
