import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, isObjectType, visit } from 'graphql';

/**
 * Which types stand behind the interfaces and unions that documents have fragments on, so that the cache
 * knows what `... on Problem` matches. All others would only lengthen the first load. The object types that
 * documents have fragments on are for development, where the cache warns of every type it has not heard of.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const conditions = new Set<string>();
  for (const { document } of documents) {
    if (!document) continue;
    visit(document, {
      InlineFragment: ({ typeCondition }) => void (typeCondition && conditions.add(typeCondition.name.value)),
      FragmentDefinition: ({ typeCondition }) => void conditions.add(typeCondition.name.value),
    });
  }
  const types = [...conditions].sort().map(name => schema.getType(name)!);
  const possibleTypes = Object.fromEntries(
    types
      .filter(isAbstractType)
      .map(type => [type.name, schema.getPossibleTypes(type).map(each => each.name)]),
  );
  const objectTypes = Object.fromEntries(types.filter(isObjectType).map(({ name }) => [name, []]));
  return [
    `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes)};`,
    `export const objectTypes: Record<string, string[]> = ${JSON.stringify(objectTypes)};`,
  ].join('\n');
};
