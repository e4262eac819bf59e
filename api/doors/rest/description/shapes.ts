import * as z from 'zod';

/** A JSON Schema, in the dialect of OpenAPI 3.1. */
export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
}

const place = '#/components/schemas/';

/** Makes JSON Schemas of shapes and rules, and collects those with a name. */
export class Shapes {
  readonly named: Record<string, JsonSchema> = {};

  /** The schema of a shape; a reference where it has a name. */
  of(shape: z.core.$ZodType): JsonSchema {
    const made = z.toJSONSchema(z.object({ shape }), {
      // What a rule does to a text before it checks it, such as trimming, is not for clients.
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => simplify(jsonSchema),
    });
    const { properties, $defs = {} } = relocated(made);
    for (const [name, schema] of Object.entries($defs)) this.named[name] = schema;
    return properties.shape;
  }
}

interface Made {
  properties: { shape: JsonSchema };
  $defs?: Record<string, JsonSchema>;
}

const relocated = (made: unknown): Made => JSON.parse(JSON.stringify(made).replaceAll('#/$defs/', place));

/** Leaves out what says no more than the rest: the pattern of a format, and the limits of JavaScript's numbers. */
const simplify = (schema: z.core.JSONSchema.BaseSchema): void => {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  delete schema.id;
  describeNullable(schema);
};

/** A value that may be null is described, not the alternative to null. */
const describeNullable = (schema: z.core.JSONSchema.BaseSchema): void => {
  const [value] = schema.anyOf ?? [];
  if (!value?.type || value.properties || schema.description !== undefined) return;
  schema.description = value.description;
  delete value.description;
};
