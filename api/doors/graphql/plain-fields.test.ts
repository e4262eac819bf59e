import { getMetadataStorage } from 'type-graphql';
import { expect, test } from 'vitest';
import '../../schema.ts';

test('a fact of a row is read without a resolver: on a menu, each would cost a closure and an object per dish', () => {
  const wrapped = getMetadataStorage().objectTypes.filter(({ simpleResolvers }) => !simpleResolvers);
  expect(wrapped.map(({ name }) => name)).toEqual([]);
});
