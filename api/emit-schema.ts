import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertValidSchema } from 'graphql';
import { problemGuide } from './doors/graphql/problem-guide.ts';
import { DescribedRoutes } from './doors/rest/description/description-route.ts';
import { restRoutes } from './doors/rest/routes.ts';
import { projectRoot } from './platform/database/project-root.ts';
import { buildSchema, schemaText } from './schema.ts';

const schema = buildSchema();
assertValidSchema(schema);
const files = [
  ['schema/schema.graphql', schemaText(schema)],
  ['schema/openapi.json', new DescribedRoutes(restRoutes(console), schema).text()],
  ['docs/problems.md', problemGuide(schema)],
] as const;

/** Writes the schema, the description of the REST paths and the guide to problems from the code; --check verifies that they are up to date. */
for (const [path, text] of files) {
  const file = join(projectRoot, path);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${path} is not what the code says. Run: npm run schema\n`);
    process.exitCode = 1;
  }
}
