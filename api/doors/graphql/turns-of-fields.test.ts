import { execute, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Viewer } from '../../core/access/viewer.ts';
import { noCookies } from '../../core/operation/cookie-jar.ts';
import { Ctx } from '../../core/operation/ctx.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { letFieldsTakeTurns } from './turns-of-fields.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  await aKitchen(marketplace, await aCity(marketplace), { kitchenName: 'Asha’s Kitchen' });
});
afterAll(() => marketplace.close());

/** A schema of one field, which resolves to its alias when `release` is called, or fails where that is "broken". */
const newSchema = (isCostly: boolean) => {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const resolve = async (
    _object: unknown,
    _args: unknown,
    _ctx: unknown,
    info: { path: { key: unknown } },
  ) => {
    const name = String(info.path.key);
    begun.push(name);
    await new Promise<void>(open => gates.set(name, open));
    if (name === 'broken') throw new Error('This field is broken.');
    return name;
  };
  const query = new GraphQLObjectType({ name: 'Query', fields: { text: { type: GraphQLString, resolve } } });
  const schema = new GraphQLSchema({ query });
  letFieldsTakeTurns(schema, () => isCostly);
  const ask = async (...names: string[]) =>
    execute({
      schema,
      document: parse(`{ ${names.map(name => `${name}: text`).join(' ')} }`),
      contextValue: new Ctx(marketplace.services, new Viewer(null), 'a-request', noCookies, () => ''),
    });
  return { ask, begun, release: (name: string) => gates.get(name)!() };
};

/** Rounds of the event loop in which whatever could begin has begun. */
const aFewRounds = async () => {
  for (let round = 0; round < 6; round++) await new Promise(resolve => setImmediate(resolve));
};

test('a field of a costly query begins in the round after the one before it has resolved', async () => {
  const { ask, begun, release } = newSchema(true);
  const answer = ask('first', 'second');
  await aFewRounds();
  expect(begun).toEqual(['first']);
  const begunInBetween: string[] = [];
  setImmediate(() => begunInBetween.push(...begun));
  release('first');
  await aFewRounds();
  expect(begunInBetween).toEqual(['first']);
  expect(begun).toEqual(['first', 'second']);
  release('second');
  expect(await answer).toEqual({ data: { first: 'first', second: 'second' } });
});

test('fields of a costly query begin together after a failure, so that they fail together', async () => {
  const { ask, begun, release } = newSchema(true);
  const answer = ask('broken', 'second', 'third');
  await aFewRounds();
  release('broken');
  await aFewRounds();
  expect(begun).toEqual(['broken', 'second', 'third']);
  release('second');
  release('third');
  expect(await answer).toMatchObject({
    data: { broken: null, second: 'second', third: 'third' },
    errors: [{ message: 'This field is broken.' }],
  });
});

test('fields of a costly query begin together after half a second, so that slow ones do not add up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { ask, begun } = newSchema(true);
    void ask('first', 'second', 'third');
    await aFewRounds();
    vi.advanceTimersByTime(499);
    await aFewRounds();
    expect(begun).toEqual(['first']);
    vi.advanceTimersByTime(1);
    await aFewRounds();
    expect(begun).toEqual(['first', 'second', 'third']);
  } finally {
    vi.useRealTimers();
  }
});

test('fields of different costly queries do not wait for each other', async () => {
  const { ask, begun } = newSchema(true);
  void ask('first');
  void ask('other');
  await aFewRounds();
  expect(begun).toEqual(['first', 'other']);
});

test('fields of other queries begin together', async () => {
  const { ask, begun } = newSchema(false);
  void ask('first', 'second');
  await aFewRounds();
  expect(begun).toEqual(['first', 'second']);
});

/** How many searches at most ran together for the answer to a query of a stranger. */
const mostTogether = async (query: string): Promise<number> => {
  const { sql } = marketplace.services;
  const rows = sql.rows.bind(sql);
  let running = 0;
  let most = 0;
  const spy = vi.spyOn(sql, 'rows').mockImplementation(async (text, ...rest) => {
    if (!text.includes('suppliers')) return rows(text, ...rest);
    most = Math.max(most, ++running);
    try {
      return await rows(text, ...rest);
    } finally {
      running--;
    }
  });
  try {
    const answer = await marketplace.anonymous().send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const kitchens = { nodes: [{ kitchenName: 'Asha’s Kitchen' }] };
    expect(await answer.json()).toMatchObject({ data: { a: kitchens, s: kitchens, h: kitchens } });
    return most;
  } finally {
    spy.mockRestore();
  }
};

const fields =
  'id kitchenName cookName description cuisineType address rating totalRatings latitude longitude';
const searches = (first: number) => {
  const of = (text: string) =>
    `${text}: suppliers(first: ${first}, filter: { text: "${text}" }) { nodes { ${fields} } }`;
  return `{ ${of('a')} ${of('s')} ${of('h')} }`;
};

test('the searches of a costly query run one after the other, those of a small one together', async () => {
  expect(await mostTogether(searches(100))).toBe(1);
  expect(await mostTogether(searches(2))).toBeGreaterThan(1);
});
