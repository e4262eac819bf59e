import type { CodegenConfig } from '@graphql-codegen/cli';

/** From the schema and the client's documents to types, parsed documents and one hook for each. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'web/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/generated/graphql.ts': {
      plugins: [
        { add: { content: '/* Made by `npm run codegen`; do not edit. */' } },
        'typescript-operations',
        'typed-document-node',
        './web/codegen/thin-hooks.ts',
        './web/codegen/possible-types.ts',
      ],
      config: {
        namingConvention: 'keep',
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        skipTypename: false,
        enumType: 'string-literal',
        useTypeImports: true,
        defaultScalarType: 'unknown',
        scalars: { ID: 'string', DateTime: 'string', LocalDate: 'string' },
      },
    },
  },
};

export default config;
