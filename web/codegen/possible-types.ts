import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType } from 'graphql';

/** Which types stand behind each interface and union, so that the cache knows what `... on Problem` matches. */
export const plugin: PluginFunction = schema => {
  const abstractTypes = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const possibleTypes = Object.fromEntries(
    abstractTypes
      .filter(type => !type.name.startsWith('__'))
      .map(type => [type.name, schema.getPossibleTypes(type).map(each => each.name)]),
  );
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes)};`;
};
