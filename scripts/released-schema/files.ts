import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

export const releasedPath = 'schema/released.graphql';
export const currentPath = 'schema/schema.graphql';
export const changelogPath = 'docs/api-changelog.md';

/** A schema file, as text and parsed. */
export const readSchema = (path: string) => {
  const text = readFileSync(path, 'utf8');
  return { text, schema: buildSchema(text) };
};
