import { relative } from 'node:path';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { parsedDocument } from './parsed-document.ts';
import { fragmentHook, mutationHook, queryHook, subscriptionHook } from './thin-hooks.ts';

/**
 * Writes the parsed definitions and hooks of one document. One file for each, unlike the published plugins' one file
 * for all, lets the bundler load what a dialog asks for with the dialog.
 */
export const plugin: PluginFunction<{ document: string }> = (
  _schema,
  files,
  { document },
): Types.ComplexPluginOutput => {
  const definitionsIn = (chosen: Types.DocumentFile[]) =>
    chosen.flatMap(file => file.document?.definitions ?? []);
  const fragments = definitionsIn(files).filter(each => each.kind === Kind.FRAGMENT_DEFINITION);
  const own = definitionsIn(
    files.filter(({ location }) => location && relative('web', location) === document),
  );
  return {
    prepend: importsFor(own),
    content: own
      .map(definition => {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) return fragmentPart(definition, fragments);
        if (definition.kind === Kind.OPERATION_DEFINITION) return operationPart(definition, fragments);
        return '';
      })
      .join('\n'),
  };
};

function importsFor(definitions: DefinitionNode[]) {
  const has = (kind: Kind) => definitions.some(each => each.kind === kind);
  const hooks = Object.values(OperationTypeNode)
    .filter(type => definitions.some(each => 'operation' in each && each.operation === type))
    .map(type => `use${kinds[type].suffix}`);
  const types = has(Kind.FRAGMENT_DEFINITION) ? 'FragmentType, TypedDocumentNode' : 'TypedDocumentNode';
  const allHooks = has(Kind.FRAGMENT_DEFINITION) ? ['useFragment', ...hooks] : hooks;
  return [
    `import type { ${types} } from '@apollo/client';`,
    `import { ${allHooks.sort().join(', ')} } from '@apollo/client/react';`,
    "import type * as types from './types.ts';",
  ];
}

const kinds = {
  query: { suffix: 'Query', hook: queryHook },
  mutation: { suffix: 'Mutation', hook: mutationHook },
  subscription: { suffix: 'Subscription', hook: subscriptionHook },
};

function fragmentPart(definition: FragmentDefinitionNode, fragments: FragmentDefinitionNode[]) {
  const name = definition.name.value;
  return `
export const ${name}FragmentDoc = ${parsedDocument(definition, fragments)} as unknown as TypedDocumentNode<types.${name}Fragment, unknown>;
${fragmentHook(name)}`;
}

function operationPart(definition: OperationDefinitionNode, fragments: FragmentDefinitionNode[]) {
  const name = definition.name!.value;
  const { suffix, hook } = kinds[definition.operation];
  const type = `types.${name}${suffix}`;
  return `
export const ${name}Document = ${parsedDocument(definition, fragments)} as unknown as TypedDocumentNode<${type}, ${type}Variables>;
${hook(name)}`;
}
