import { globSync } from 'node:fs';
import { relative } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

/** The client's documents, for example features/menu/DishRow.graphql. */
const documents = globSync('web/**/*.graphql')
  .map(file => relative('web', file))
  .sort();
const fileFor = (document: string) => document.replaceAll('/', '-').replace('.graphql', '.ts');
const scalars = { ID: 'string', DateTime: 'string', LocalDate: 'string', Upload: 'File' };
const notice = { add: { content: '/* Made by `npm run codegen`; do not edit. */' } };

/**
 * From the schema and the client's documents to types, parsed documents and one hook for each; and the schema as types
 * for the documents of tests and for the package of other programs.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'web/**/*.graphql',
  generates: {
    'web/generated/types.ts': {
      plugins: [notice, 'typescript-operations'],
      config: {
        namingConvention: 'keep',
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        enumType: 'string-literal',
        defaultScalarType: 'unknown',
        scalars,
      },
    },
    ...Object.fromEntries(
      documents.map(document => [
        `web/generated/${fileFor(document)}`,
        { plugins: [notice, { './web/codegen/typed-documents.ts': { document } }] },
      ]),
    ),
    'api/testing/generated/schema.d.ts': { plugins: [notice, './api/testing/documents/schema-types.ts'] },
    'clients/javascript/src/generated/schema.ts': {
      plugins: [notice, 'typescript'],
      config: {
        namingConvention: 'keep',
        enumType: 'string-literal',
        enumsAsTypes: true,
        defaultScalarType: 'unknown',
        scalars,
      },
    },
    'clients/javascript/src/generated/webhook-types.ts': {
      plugins: [notice, './clients/javascript/codegen/webhook-types.ts'],
    },
    'web/generated/possible-types.ts': { plugins: [notice, './web/codegen/possible-types.ts'] },
    'web/generated/graphql.ts': {
      plugins: [
        notice,
        {
          add: {
            content: ['types.ts', 'possible-types.ts', ...documents.map(fileFor)].map(
              file => `export * from './${file}';`,
            ),
          },
        },
      ],
    },
  },
};

// Codegen itself leaves the files of documents that were moved or removed.
const leftover = globSync('web/generated/*.ts').filter(file => !(file in config.generates));
if (leftover.length > 0)
  throw new Error(`No document makes these any more; remove them: ${leftover.join(', ')}`);

export default config;
