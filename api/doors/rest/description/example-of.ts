import type { JsonSchema } from './shapes.ts';

type Named = Record<string, JsonSchema>;

/** An example that fits a schema, put together from the examples of its parts. */
export const exampleOf = (schema: JsonSchema, named: Named): unknown => {
  const { $ref, examples, anyOf, const: only, enum: values, properties, items } = schema;
  if ($ref) return exampleOf(named[$ref.split('/').at(-1)!]!, named);
  if (Array.isArray(examples)) return examples[0];
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0], named);
  if (properties) return exampleOfObject(schema, named);
  if (items) return schema.maxItems === 0 ? [] : [exampleOf(items, named)];
  return 'text';
};

/** With the fields that are always there. */
const exampleOfObject = ({ properties = {}, required = [] }: JsonSchema, named: Named) =>
  Object.fromEntries(required.map(name => [name, exampleOf(properties[name]!, named)]));
