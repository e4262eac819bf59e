import { type GraphQLResolveInfo, isAbstractType } from 'graphql';
import { expect, test } from 'vitest';
import { named } from '../../core/graphql/named.ts';
import { KitchenNotFound } from '../../domains/suppliers/kitchen-problems.ts';
import { buildSchema } from '../../schema.ts';

const schema = buildSchema();
const typeOf = (value: unknown) => {
  const favorite = schema.getType('FavoriteResult');
  return isAbstractType(favorite)
    ? favorite.resolveType?.(value, undefined, {} as GraphQLResolveInfo, favorite)
    : undefined;
};
const ashasKitchen = { id: 'asha', kitchenName: "Asha's Kitchen" };

test('a row is of the type it is named by, an object of the type of its class', () => {
  expect(typeOf(named('Supplier', { ...ashasKitchen }))).toBe('Supplier');
  expect(typeOf(new KitchenNotFound())).toBe('KitchenNotFound');
  expect(typeOf(ashasKitchen)).toBeUndefined();
});

test('the name of a type is in no JSON and no copy', () => {
  for (const value of [named('Supplier', { ...ashasKitchen }), new KitchenNotFound()]) {
    expect(JSON.stringify(value)).not.toContain('__typename');
    expect({ ...value }).not.toHaveProperty('__typename');
  }
});
