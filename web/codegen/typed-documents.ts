import { relative } from 'node:path';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql';
import { parsedDocument } from './parsed-document.ts';
import { fragmentHook, mutationHook, queryHook } from './thin-hooks.ts';

/**
 * Writes the parsed documents and hooks of one folder. One file for each folder, unlike the published plugins'
 * one file for all, lets the bundler load a screen's documents with the screen.
 */
export const plugin: PluginFunction<{ folder: string }> = (
  _schema,
  files,
  { folder },
): Types.ComplexPluginOutput => {
  const definitionsIn = (chosen: Types.DocumentFile[]) =>
    chosen.flatMap(file => file.document?.definitions ?? []);
  const fragments = definitionsIn(files).filter(each => each.kind === Kind.FRAGMENT_DEFINITION);
  const own = definitionsIn(files.filter(file => isIn(folder, file)));
  return {
    prepend: [
      "import type { FragmentType, TypedDocumentNode } from '@apollo/client';",
      "import { useFragment, useMutation, useQuery } from '@apollo/client/react';",
      "import type * as types from './types.ts';",
    ],
    content: own
      .map(definition => {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) return fragmentPart(definition, fragments);
        if (definition.kind === Kind.OPERATION_DEFINITION) return operationPart(definition, fragments);
        return '';
      })
      .join('\n'),
  };
};

const isIn = (folder: string, file: Types.DocumentFile) =>
  file.location !== undefined && relative('web', file.location).startsWith(`${folder}/`);

function fragmentPart(definition: FragmentDefinitionNode, fragments: FragmentDefinitionNode[]) {
  const name = definition.name.value;
  return `
export const ${name}FragmentDoc = ${parsedDocument(definition, fragments)} as unknown as TypedDocumentNode<types.${name}Fragment, unknown>;
${fragmentHook(name)}`;
}

function operationPart(definition: OperationDefinitionNode, fragments: FragmentDefinitionNode[]) {
  const name = definition.name!.value;
  const type = `types.${name}${definition.operation === 'query' ? 'Query' : 'Mutation'}`;
  return `
export const ${name}Document = ${parsedDocument(definition, fragments)} as unknown as TypedDocumentNode<${type}, ${type}Variables>;
${definition.operation === 'query' ? queryHook(name) : mutationHook(name)}`;
}
