import { globSync, readFileSync } from 'node:fs';

export interface Source {
  path: string;
  text: string;
}

const patterns = [
  '{api,clients,web,schema,bench,scripts,examples,docs}/**/*.{ts,tsx,graphql,css,js,mjs,html}',
  '{docs,clients,examples}/**/*.md',
  '*.{ts,md}',
];
const notWritten = ['**/node_modules/**', 'dist/**', '**/generated/**', 'schema/{schema,released}.graphql'];

/** Every source and document of the project, without generated files. */
export const readSources = (): Source[] =>
  globSync(patterns, { exclude: notWritten })
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));
