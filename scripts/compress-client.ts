import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const worthIt = 1024;

/**
 * Adds a brotli and a gzip version of every text file of the built client; the server picks what the browser
 * accepts.
 */
export const compressClient = async (): Promise<void> => {
  const files = globSync('dist/web/**/*.{js,css,html,svg,txt,json,webmanifest}', {
    exclude: ['**/.vite/**'],
  });
  await Promise.all(
    files.map(async file => {
      const content = readFileSync(file);
      if (content.length < worthIt) return;
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
};
