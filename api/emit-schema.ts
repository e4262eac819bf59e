import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemGuide } from './doors/graphql/problem-guide.ts';
import { projectRoot } from './platform/database/project-root.ts';
import { buildSchema, schemaText } from './schema.ts';

const schema = buildSchema();
const files = [
  ['schema/schema.graphql', schemaText(schema)],
  ['docs/problems.md', problemGuide(schema)],
] as const;

/** Writes the schema and the guide to its problems from the resolvers; --check verifies that they are up to date. */
for (const [path, text] of files) {
  const file = join(projectRoot, path);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${path} is not what the resolvers say. Run: npm run schema\n`);
    process.exitCode = 1;
  }
}
