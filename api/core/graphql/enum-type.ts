import { registerEnumType } from 'type-graphql';

/** Registers a GraphQL enum from the meanings of its values. In code a value is its own name. */
export const enumType = <Value extends string>(
  name: string,
  description: string,
  meanings: Record<Value, string>,
): { readonly [Each in Value]: Each } => {
  const values = Object.keys(meanings) as Value[];
  const made = Object.fromEntries(values.map(value => [value, value])) as { [Each in Value]: Each };
  const valuesConfig = Object.fromEntries(
    values.map(value => [value, { description: meanings[value] }]),
  ) as Record<Value, { description: string }>;
  registerEnumType(made, { name, description, valuesConfig });
  return made;
};
