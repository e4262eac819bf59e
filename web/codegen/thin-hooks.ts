import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { type DefinitionNode, Kind } from 'graphql';

/**
 * Writes one hook for each query, mutation and fragment, a single call deep. The published hooks plugin does not
 * compile with Apollo Client 4; these need nothing but the typed documents.
 */
export const plugin: PluginFunction = (_schema, documents): Types.ComplexPluginOutput => {
  const hooks = documents.flatMap(file => file.document?.definitions ?? []).map(hookFor);
  if (hooks.length === 0) return { content: '' };
  return {
    prepend: [
      "import type { FragmentType } from '@apollo/client';",
      "import { useFragment, useMutation, useQuery } from '@apollo/client/react';",
    ],
    content: hooks.join('\n'),
  };
};

function hookFor(definition: DefinitionNode): string {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return fragmentHook(definition.name.value);
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return '';
  const name = definition.name.value;
  return definition.operation === 'query' ? queryHook(name) : mutationHook(name);
}

const queryHook = (name: string) => `
export function use${name}Query(...[options]: {} extends ${name}QueryVariables
  ? [options?: useQuery.Options<NoInfer<${name}Query>, NoInfer<${name}QueryVariables>>]
  : [options: useQuery.Options<NoInfer<${name}Query>, NoInfer<${name}QueryVariables>> &
      ({ variables: ${name}QueryVariables } | { skip: true })]) {
  return useQuery(${name}Document, options as useQuery.Options<${name}Query, ${name}QueryVariables>);
}`;

const mutationHook = (name: string) => `
export function use${name}Mutation(options?: useMutation.Options<NoInfer<${name}Mutation>, NoInfer<${name}MutationVariables>>) {
  return useMutation(${name}Document, options);
}`;

/** The query that spread the fragment has fetched all of it, so what the cache answers is whole. */
const fragmentHook = (name: string) => `
export function use${name}(from: FragmentType<${name}Fragment>) {
  return useFragment({ fragment: ${name}FragmentDoc, fragmentName: '${name}', from }).data as ${name}Fragment;
}`;
