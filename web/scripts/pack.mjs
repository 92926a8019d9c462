// Lays compressed copies beside the built files: the server sends them to who can read them.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const page = fileURLToPath(new URL('../../src/perihelion/page', import.meta.url));
const packable = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.ftl', '.txt']);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

function* files(folder) {
    for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) yield* files(path);
        else yield path;
    }
}

for (const path of files(page)) {
    if (!packable.has(extname(path))) continue;
    const plain = readFileSync(path);
    if (plain.length < 600) continue;
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(plain, quality));
}
