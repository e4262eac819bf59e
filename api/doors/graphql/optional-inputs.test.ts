import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isIntrospectionType, isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { projectRoot } from '../../platform/database/project-root.ts';

const schema = buildSchema(await readFile(join(projectRoot, 'schema/schema.graphql'), 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(type => !isIntrospectionType(type));

const requiredOf = <Input extends { type: unknown; defaultValue?: unknown }>(inputs: Input[]) => {
  const withDefault = inputs.filter(({ defaultValue }) => defaultValue !== undefined);
  expect(withDefault.length).toBeGreaterThan(0);
  return withDefault.filter(({ type }) => isNonNullType(type));
};

test('a field of an input with a default is nullable: the compiled executor refuses to go without others', () => {
  const fields = types.filter(isInputObjectType).flatMap(type => Object.values(type.getFields()));
  expect(requiredOf(fields)).toEqual([]);
});

test('an argument with a default is nullable: generated clients send null for what is not set', () => {
  const fields = types.filter(isObjectType).flatMap(type => Object.values(type.getFields()));
  expect(requiredOf(fields.flatMap(({ args }) => args))).toEqual([]);
});
