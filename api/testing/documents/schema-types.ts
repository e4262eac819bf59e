import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { minifyIntrospection, outputIntrospectionFile } from 'gql.tada/internal';
import { introspectionFromSchema } from 'graphql';

/** Writes the schema as a type, from which the compiler reads what a document of a test answers and takes. */
export const plugin: PluginFunction = schema =>
  outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
