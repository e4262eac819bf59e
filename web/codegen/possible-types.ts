import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, visit } from 'graphql';

/**
 * Which types stand behind the interfaces and unions that documents have fragments on, so that the cache
 * knows what `... on Problem` matches. All others would only lengthen the first load.
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
  const possibleTypes = Object.fromEntries(
    [...conditions]
      .sort()
      .map(name => schema.getType(name)!)
      .filter(isAbstractType)
      .map(type => [type.name, schema.getPossibleTypes(type).map(each => each.name)]),
  );
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes)};`;
};
