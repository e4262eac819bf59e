import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { documentsIn, type SourceDocument } from './source-documents.ts';

const root = join(import.meta.dirname, '../../..');
let schema: GraphQLSchema;
let documents: SourceDocument[];

beforeAll(() => {
  schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'));
  const files = new Map();
  documents = ['api/**/*.test.ts', 'api/testing/**/*.ts']
    .flatMap(pattern => globSync(pattern, { cwd: root }))
    .flatMap(path => documentsIn(join(root, path), files));
});

const errorsOf = ({ where, text }: SourceDocument): string[] => {
  const at = relative(root, where);
  try {
    return validate(schema, parse(text ?? '{ __typename }')).map(({ message }) => `${at} ${message}`);
  } catch (error) {
    return [`${at} ${error}`];
  }
};

it('has no document in a test or builder that the schema does not know', () => {
  expect(documents.flatMap(errorsOf)).toEqual([]);
});

it('reads most of the documents without running them', () => {
  const known = documents.filter(({ text }) => text !== undefined);
  expect(known.length).toBeGreaterThan(3 * (documents.length - known.length));
});

it('finds a wrong field in a constant, in a fragment of another file, and in what a function returns', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  write('sample-fields.ts', "export const fields = 'id shoeSize';");
  const path = write(
    'sample.ts',
    `import { fields } from './sample-fields.ts';
     const document = 'mutation { feedEverybody }';
     const page = (size: number, after = '') => \`{ suppliers(first: \${size}\${after}) { nodes { id } } }\`;
     export const story = async (meera: Visitor, name: string) => {
       await meera.graphql(document);
       await meera.ask(\`{ me { \${fields} } }\`);
       await meera.refusal(page(3));
       await meera.refusal(page(3, ', before: "x"'));
       await meera.ask(invalid('{ nothing }'));
       await meera.ask(\`{ \${name} }\`);
     };`,
  );
  const found = documentsIn(path, new Map());
  expect(found.flatMap(errorsOf).map(error => error.replace(/^\S+ /, ''))).toEqual([
    'Cannot query field "feedEverybody" on type "Mutation".',
    'Cannot query field "feedEverybody" on type "Mutation".',
    'Cannot query field "shoeSize" on type "User".',
    'Unknown argument "before" on field "Query.suppliers".',
  ]);
  expect(found.filter(({ text }) => text === undefined)).toHaveLength(1);
});
