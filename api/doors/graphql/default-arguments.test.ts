import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '../../schema.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { costOf } from './cost.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  await aCity(marketplace);
  await aCity(marketplace, { name: 'Fremont', isActive: false });
});
afterAll(() => marketplace.close());

const cities = 'query ($first: Int, $activeOnly: Boolean) { cities(first: $first, activeOnly: $activeOnly) ';
const citiesOf = (variables: Record<string, unknown>) =>
  marketplace.anonymous().ask(`${cities} { nodes { name } } }`, variables);

describe('Ravi, whose generated client sends null for what is not set,', () => {
  test('gets what a client gets that sends nothing', async () => {
    const unset = await citiesOf({});
    expect(unset.data).toEqual({ cities: { nodes: [{ name: 'Fremont' }, { name: 'San Jose' }] } });
    const withNulls = await citiesOf({ first: null, activeOnly: null });
    expect(withNulls).toMatchObject({ status: 200, data: unset.data });
    const written = await marketplace
      .anonymous()
      .graphql('{ cities(first: null, activeOnly: null) { nodes { name } } }');
    expect(written).toEqual(unset.data);
  });

  test('still chooses otherwise', async () => {
    const chosen = await citiesOf({ first: null, activeOnly: true });
    expect(chosen.data).toEqual({ cities: { nodes: [{ name: 'San Jose' }] } });
  });

  test('pays for a page of the default size, also below another', async () => {
    const schema = buildSchema();
    const document = parse(
      'query ($first: Int) { suppliers(first: $first) { nodes { reviews(first: $first) { nodes { id } } } } }',
    );
    const costFor = (variables: Record<string, unknown>) => costOf({ schema, document, variables });
    expect(costFor({ first: null })).toBe(costFor({ first: 20 }));
    expect(costFor({ first: null })).toBe(costFor({}));
  });
});
