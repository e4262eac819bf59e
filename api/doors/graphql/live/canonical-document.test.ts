import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { invalid } from '../../../testing/documents/invalid.ts';
import { canonicalOf } from './canonical-document.ts';

const canonical = (text: string, variables = {}, operation: string | null = null) => {
  const { text: said, variables: values } = canonicalOf(parse(text), operation, variables);
  return { said, values };
};
const plain = canonical('subscription ($id: ID!) { supplierChanged(id: $id) { id } }', { id: 'asha' });

test.each([
  [
    'layout and comments',
    'subscription($id:ID!){\n# hers\n supplierChanged(id: $id), { id }}',
    { id: 'asha' },
    null,
  ],
  [
    'the names of operation and variables',
    'subscription A($k: ID!) { supplierChanged(id: $k) { id } }',
    { k: 'asha' },
    null,
  ],
  [
    'values that are not declared',
    'subscription ($id: ID!) { supplierChanged(id: $id) { id } }',
    { x: 1, id: 'asha' },
    null,
  ],
  [
    'operations and fragments that are not asked for',
    'query B { me { ...f } } fragment f on User { id } subscription A($id: ID!) { supplierChanged(id: $id) { id } }',
    { id: 'asha' },
    'A',
  ],
])('%s make no difference', (_, text, variables, operation) => {
  expect(canonical(text, variables, operation)).toEqual(plain);
});

test('names and positions of fragments make no difference', () => {
  const one = invalid('subscription { a { ...x ...y } } fragment x on A { c } fragment y on A { d }');
  const other = 'fragment q on A { c } fragment p on A { d } subscription S { a { ...q ...p } }';
  expect(canonical(one)).toEqual(canonical(other));
});

test.each([
  ['an alias', 'subscription ($id: ID!) { mine: supplierChanged(id: $id) { id } }', { id: 'asha' }],
  ['a field', 'subscription ($id: ID!) { supplierChanged(id: $id) { id cookName } }', { id: 'asha' }],
  ['a value', 'subscription ($id: ID!) { supplierChanged(id: $id) { id } }', { id: 'gauri' }],
])('%s makes one', (_, text, variables) => {
  expect(canonical(text, variables)).not.toEqual(plain);
});

test('a variable used twice stays one, and two with the same value stay two', () => {
  const twice = canonical('subscription ($a: ID!) { s(id: $a) { t(id: $a) } }', { a: '1' });
  const two = canonical('subscription ($a: ID!, $b: ID!) { s(id: $a) { t(id: $b) } }', { a: '1', b: '1' });
  expect(twice).not.toEqual(two);
});
