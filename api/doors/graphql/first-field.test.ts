import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { firstField } from './first-field.ts';

const nameIn = (text: string) => {
  const document = parse(text);
  return firstField(document, getOperationAST(document)!)?.name.value;
};

test.each([
  ['{ me { id } cities { id } }', 'me'],
  ['{ __typename me { id } }', 'me'],
  ['{ ...A } fragment A on Query { __typename ...B } fragment B on Query { cities { id } }', 'cities'],
  ['{ ... on Query { me { id } } }', 'me'],
  ['{ ...A @skip(if: true) me { id } } fragment A on Query { cities { id } }', 'me'],
  ['{ cities @include(if: false) { id } me { id } }', 'me'],
  ['query ($cold: Boolean!) { cities @skip(if: $cold) { id } me { id } }', 'cities'],
  ['{ __typename }', undefined],
])('of %s it is %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test('of fragments that spread the next one twice each is searched once', () => {
  const depth = 90;
  const fragments = Array.from(
    { length: depth },
    (_, n) => `fragment A${n} on Query { ...A${n + 1} ...A${n + 1} }`,
  );
  expect(
    nameIn(`{ ...A0 me { id } } ${fragments.join(' ')} fragment A${depth} on Query { __typename }`),
  ).toBe('me');
});
