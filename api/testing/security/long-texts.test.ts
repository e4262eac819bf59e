import {
  astFromValue,
  buildSchema as buildFromText,
  type GraphQLField,
  getNamedType,
  isLeafType,
  print,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchLengthLimit, textLengthLimit } from '../../../schema/constants.ts';
import { buildSchema, schemaText } from '../../schema.ts';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';
import { fieldsWithTexts, hostileTexts, textPlaces } from './long-texts.ts';

/** As a literal: each enum value is its name. */
const schema = buildFromText(schemaText(buildSchema()));
const roots = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' } as const;
const takers = fieldsWithTexts(schema);
const operations = takers.flatMap(({ type, field }) =>
  type in roots ? [{ kind: roots[type as keyof typeof roots], field }] : [],
);

let marketplace: Marketplace;
let asha: TestKitchen;
let people: Visitor[];
beforeAll(async () => {
  marketplace = await Marketplace.open();
  asha = await aKitchen(marketplace, await aCity(marketplace));
  people = [
    marketplace.anonymous(),
    await marketplace.customer('Meera Iyer'),
    await marketplace.cookOf(asha),
    await marketplace.admin('Anita Desai'),
  ];
});
afterAll(() => marketplace.close());

type Field = GraphQLField<unknown, unknown>;
const selectionOf = ({ type }: Field) => (isLeafType(getNamedType(type)) ? '' : '{ __typename }');

/** A file cannot be a literal in a document. */
const takesFile = ({ args }: Field) => args.some(({ type }) => getNamedType(type).name === 'Upload');

const byVariables = (kind: string, field: Field): string => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${kind} (${declared}) { ${field.name}(${passed}) ${selectionOf(field)} }`;
};

const byLiterals = (kind: string, field: Field, given: Record<string, unknown>): string => {
  const passed = field.args.map(({ name, type }) => `${name}: ${print(astFromValue(given[name], type)!)}`);
  return `${kind} { ${field.name}(${passed.join(', ')}) ${selectionOf(field)} }`;
};

/** The outcome: codes of errors, and types of results. */
const answerTo = async (visitor: Visitor, query: string, variables: Record<string, unknown>) => {
  const response = await visitor.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { errors, data } = JSON.parse(await response.text());
  return { status: response.status, extensions: errors?.[0].extensions, data };
};

const outcomeOf = async (visitor: Visitor, query: string, variables: Record<string, unknown> = {}) => {
  const { status, extensions, data } = await answerTo(visitor, query, variables);
  return { status, code: extensions?.code, data };
};

const refused = { status: 400, code: 'BAD_USER_INPUT', data: undefined };

describe('a text of 100 KB', () => {
  const texts = hostileTexts(99_000);

  test.each(operations.filter(({ kind }) => kind !== 'subscription'))(
    'is refused by $kind $field.name, in a variable and in the document',
    async ({ kind, field }) => {
      const visitor = marketplace.anonymous();
      for (const { path, argumentsWith } of textPlaces(field.args)) {
        for (const [name, text] of texts) {
          const given = argumentsWith(text);
          const what = `${path}: ${name}`;
          expect(await outcomeOf(visitor, byVariables(kind, field), given), what).toEqual(refused);
          if (takesFile(field)) continue;
          expect(await outcomeOf(visitor, byLiterals(kind, field, given)), what).toEqual(refused);
        }
      }
    },
  );

  test('is refused when the document is cached', async () => {
    const visitor = marketplace.anonymous();
    const query = 'query ($text: String) { suppliers(filter: { text: $text }) { nodes { id } } }';
    for (const _ of [1, 2, 3]) expect((await outcomeOf(visitor, query, { text: 'dosa' })).status).toBe(200);
    for (const [name, text] of texts)
      expect(await outcomeOf(visitor, query, { text }), name).toEqual(refused);
  });

  test('is refused within a type as well', async () => {
    const nested = takers
      .filter(({ type }) => !(type in roots))
      .map(({ type, field }) => `${type}.${field.name}`);
    // The last one takes the same cursor as the reviews, within a plan of the viewer.
    expect(nested).toEqual(['Supplier.matchedDish', 'Supplier.reviews', 'TiffinPlan.pastDays']);
    const inKitchen = (field: string) =>
      `query ($id: ID!, $text: String!) { supplier(id: $id) { ${field} } }`;
    const fields = ['matchedDish(text: $text) { id }', 'reviews(after: $text) { nodes { id } }'];
    for (const field of fields)
      for (const [name, text] of texts)
        expect(
          await outcomeOf(marketplace.anonymous(), inKitchen(field), { id: asha.id, text }),
          `${field} ${name}`,
        ).toEqual(refused);
  });

  test.each(operations)('is refused over a socket by $kind $field.name', async ({ kind, field }) => {
    const live = new LiveVisitor(marketplace.anonymous());
    const [place] = textPlaces(field.args);
    const [[, text]] = hostileTexts(60_000) as [[string, string]];
    const answers = live.client.iterate({
      query: byVariables(kind, field),
      variables: place!.argumentsWith(text),
    });
    await expect(answers.next()).rejects.toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    await live.leave();
  });

  test.each([
    ['/api/auth/login', ['email', 'password']],
    ['/api/auth/register', ['name', 'email', 'phone', 'password']],
    ['/api/lookup-zipcode', ['zipCode']],
    ['/api/supplier/login', ['ein', 'email']],
  ])('is refused at %s', async (path, names) => {
    for (const name of names) {
      for (const [kind, text] of texts) {
        const { status, body } = await marketplace.anonymous().rest('POST', path, { [name]: text });
        expect(status, kind).toBe(400);
        expect(body.field, kind).toBe(name);
      }
    }
  });
});

test('a list over the limit is refused', async () => {
  const query = 'query ($lines: [CartLineInput!]!) { __typename }';
  const lines = Array.from({ length: 101 }, () => ({ dishId: asha.id, quantity: 1 }));
  expect(await outcomeOf(marketplace.anonymous(), query, { lines })).toMatchObject({ status: 400 });
});

describe('a search text', () => {
  const longest = 'd'.repeat(searchLengthLimit);

  test.each(['text', 'city', 'state', 'cuisineType'])('by %s has at most 100 characters', async name => {
    const query = 'query ($filter: SupplierFilter) { suppliers(filter: $filter) { nodes { id } } }';
    for (const _ of [1, 2]) {
      const { status } = await outcomeOf(people[0]!, query, { filter: { [name]: longest } });
      expect(status).toBe(200);
      const { code } = await outcomeOf(people[0]!, query, { filter: { [name]: `${longest}d` } });
      expect(code).toBe('BAD_USER_INPUT');
    }
  });

  test('of suggestions is named as it was sent', async () => {
    const query = 'query ($text: String!) { search(text: $text) { name } }';
    const { extensions } = await answerTo(people[0]!, query, { text: `${longest}d` });
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  });

  test.each(['query', 'city', 'state'])('over REST by %s, too', async name => {
    const path = (text: string) => `/api/search?query=dosa&${new URLSearchParams({ [name]: text })}`;
    for (const [kind, text] of hostileTexts(1_200)) {
      const { status } = await people[0]!.send(`/api/search?${new URLSearchParams({ [name]: text })}`);
      expect(status, kind).toBe(400);
    }
    if (name !== 'query') expect((await people[0]!.send(path(longest))).status).toBe(200);
  });
});

test('a text just below the limit causes no internal error, for any viewer', async () => {
  const texts = hostileTexts(textLengthLimit - 10);
  for (const { kind, field } of operations) {
    if (kind === 'subscription') continue;
    for (const { path, argumentsWith } of textPlaces(field.args)) {
      for (const visitor of people) {
        const [name, text] = texts[path.length % texts.length]!;
        const { status, code } = await outcomeOf(visitor, byVariables(kind, field), argumentsWith(text));
        expect(status, `${field.name} ${path} ${name}`).toBeLessThan(500);
        expect(code, `${field.name} ${path} ${name}`).not.toBe('INTERNAL_SERVER_ERROR');
      }
    }
  }
});
