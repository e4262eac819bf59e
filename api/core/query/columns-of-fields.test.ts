import { expect, test } from 'vitest';
import { columnsOfFields, onceForColumns } from './columns-of-fields.ts';

const columnsFor = columnsOfFields({
  every: ['id', 'name', 'cents', 'photo'],
  always: ['id'],
  behind: { price: ['cents'] },
});

test('columns are those of the fields, and those behind computed ones', () => {
  expect(columnsFor(new Set(['photo', '__typename']))).toEqual(['id', 'photo']);
  expect(columnsFor(new Set(['price', 'name']))).toEqual(['id', 'name', 'cents']);
  expect(columnsFor(new Set())).toEqual(['id']);
});

test('the same columns are one list with one statement, whatever asks for them', () => {
  const statementFor = onceForColumns((columns: readonly string[]) => ({ columns }));
  const [first, second] = [columnsFor(new Set(['name', 'id'])), columnsFor(new Set(['name']))];
  expect(second).toBe(first);
  expect(statementFor(second)).toBe(statementFor(first));
  expect(statementFor(columnsFor(new Set(['photo'])))).not.toBe(statementFor(first));
});
