import { registerEnumType } from 'type-graphql';
import { mapValues } from '../values/map-values.ts';

/** Registers a GraphQL enum from the meanings of its values. In code a value is its own name. */
export const enumType = <Value extends string>(
  name: string,
  description: string,
  meanings: Record<Value, string>,
): { readonly [Each in Value]: Each } => {
  const made = Object.fromEntries(Object.keys(meanings).map(value => [value, value])) as {
    [Each in Value]: Each;
  };
  registerEnumType(made, {
    name,
    description,
    valuesConfig: mapValues(meanings, text => ({ description: text })),
  });
  return made;
};
