import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.PERIHELION_SERVER ?? 'http://127.0.0.1:8042';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('src/lib'), $table: here('src/table'), $package: here('../src/perihelion') }
  },
  // Words and data of the games are read from the Python package, so there is one copy.
  server: {
    fs: { allow: [here('.'), here('../src/perihelion')] },
    proxy: { '/api': { target: server, ws: true } }
  },
  build: { outDir: here('../src/perihelion/page'), emptyOutDir: true, target: 'es2022' }
});
