import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * Which types stand behind the interfaces and unions that documents have fragments on, so that the cache
 * knows what `... on Problem` matches, of those that can be there. All others would only lengthen the first load. The
 * object types that documents have fragments on are for development, where the cache warns of every type it has not heard of.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const matched = new Map<string, Set<string>>();
  const add = (condition: string, parent?: string) => {
    const type = schema.getType(condition)!;
    const known = matched.get(condition) ?? new Set();
    matched.set(condition, known);
    if (!isAbstractType(type)) return;
    const around = parent ? schema.getType(parent) : undefined;
    for (const each of schema.getPossibleTypes(type))
      if (!isAbstractType(around) || schema.isSubType(around, each)) known.add(each.name);
  };
  for (const { document } of documents) {
    if (!document) continue;
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        InlineFragment: ({ typeCondition }) =>
          void (typeCondition && add(typeCondition.name.value, types.getParentType()?.name)),
        FragmentDefinition: ({ typeCondition }) => void add(typeCondition.name.value),
      }),
    );
  }
  const names = [...matched.keys()].sort();
  const possibleTypes = Object.fromEntries(
    names
      .filter(name => isAbstractType(schema.getType(name)))
      .map(name => [name, [...matched.get(name)!].sort()]),
  );
  const objectTypes = Object.fromEntries(
    names.filter(name => isObjectType(schema.getType(name))).map(name => [name, []]),
  );
  return [
    `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes)};`,
    `export const objectTypes: Record<string, string[]> = ${JSON.stringify(objectTypes)};`,
  ].join('\n');
};
