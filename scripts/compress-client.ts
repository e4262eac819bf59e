import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = 1024;

/** The editor of the explorer would take 20 s at the best quality, and is a tenth larger at this one. */
const qualityFor = (file: string): number =>
  file.startsWith('dist/web/developers/') ? 9 : constants.BROTLI_MAX_QUALITY;

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
      writeFileSync(
        `${file}.br`,
        await promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file) },
        }),
      );
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
};
