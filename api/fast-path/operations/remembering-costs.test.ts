import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from '../../schema.ts';
import { rememberingCosts } from './remembering-costs.ts';

const schema = buildSchema();

test('a text in place of a number is refused, also once the cost with that number is remembered', () => {
  const document = parse('query ($first: Int) { cities(first: $first) { nodes { id } } }');
  const costWith = rememberingCosts({ schema, document });
  const cost = costWith({ first: 5 });
  expect(costWith({ first: 5 })).toBe(cost);
  expect(() => costWith({ first: '5' })).toThrow('$first');
});

test('one ID in place of a list costs as much as a list of it', () => {
  const document = parse('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }');
  const costWith = rememberingCosts({ schema, document });
  const id = '0198c0de-0000-7000-8000-000000000001';
  expect(costWith({ ids: id })).toBe(costWith({ ids: [id] }));
  expect(costWith({ ids: [id, id] })).toBeGreaterThan(costWith({ ids: id }));
});
