import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isNonNullType } from 'graphql';
import { expect, test } from 'vitest';
import { projectRoot } from '../../platform/database/project-root.ts';

test('a field of an input with a default is nullable: the compiled executor refuses to go without others', async () => {
  const schema = buildSchema(await readFile(join(projectRoot, 'schema/schema.graphql'), 'utf8'));
  const fields = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap(type =>
      Object.values(type.getFields()).map(({ name, type: of, defaultValue }) => ({
        name: `${type.name}.${name}`,
        of,
        defaultValue,
      })),
    );
  const withDefault = fields.filter(field => field.defaultValue !== undefined);
  expect(withDefault.length).toBeGreaterThan(0);
  expect(withDefault.filter(field => isNonNullType(field.of)).map(({ name }) => name)).toEqual([]);
});
