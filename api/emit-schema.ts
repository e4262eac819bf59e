import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './platform/database/project-root.ts';
import { buildSchema, schemaText } from './schema.ts';

const file = join(projectRoot, 'schema/schema.graphql');
const text = schemaText(buildSchema());

/** Writes schema/schema.graphql from the resolvers; with --check only verifies that it is up to date. */
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== text) {
    process.stderr.write('schema/schema.graphql is not what the resolvers say. Run: npm run schema\n');
    process.exit(1);
  }
} else {
  await writeFile(file, text);
}
