import type { Db } from './marketplace/fill.ts';
import { tokenOf } from './marketplace/steps.ts';
import { shopperCount } from './settings.ts';

/** A workload: whole HTTP requests, all equally likely. */
export interface Workload {
  name: string;
  /** Which servers are measured with it, if they take part; the others are compared with the first. */
  contestants: readonly string[];
  /** Text in every correct response. */
  expected: string;
  requests: string[];
}

/** Replaced by an idempotency key never used before. */
export const keyPlace = '--new-idempotency-key-here--';

export const kitchenFields = `id kitchenName cookName description cuisineType address latitude longitude rating totalRatings`;

export const documents = {
  List: `query List($cityId: ID!) {
    suppliers(filter: { cityId: $cityId }, first: 20) { nodes { ${kitchenFields} } }
  }`,
  Search: `query Search($cityId: ID!, $text: String!) {
    suppliers(filter: { cityId: $cityId, text: $text }, first: 20) { nodes { ${kitchenFields} } }
  }`,
  Detail: `query Detail($id: ID!) {
    supplier(id: $id) {
      ${kitchenFields}
      menu { id name dishes { id name description price { cents text } diet spiceLevel isAvailable } }
    }
  }`,
  Order: `mutation Order($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      __typename
      ... on Order {
        id orderNumber status serviceDate mealtime plates total { cents text } placedAt
        lines { dishName quantity unitPrice { cents } }
      }
      ... on Problem { code message }
    }
  }`,
};

const pieces = ['no-operations', 'no-connections', 'off'];
const reads = ['limit', 'plain', 'cached', ...pieces, 'mercurius'];
const writes = ['limit', 'plain', ...pieces, 'mercurius'];
/** Mercurius has no REST. */
const rest = ['limit', 'plain', ...pieces];

const http = (firstLine: string, headers: string[], body = ''): string =>
  [`${firstLine} HTTP/1.1`, 'host: localhost', 'accept: */*', ...headers, '', body].join('\r\n');

export const graphql = (query: string, variables: object, headers: string[] = []): string => {
  const [, operationName] = /^\w+ (\w+)/.exec(query)!;
  const body = JSON.stringify({ query, operationName, variables });
  const length = `content-length: ${Buffer.byteLength(body)}`;
  return http('POST /graphql', ['content-type: application/json', length, ...headers], body);
};

/** The same by GET, which a proxy may store. */
const graphqlByGet = (query: string, variables: object): string => {
  const asked = new URLSearchParams({
    query: query.replaceAll(/\s+/g, ' '),
    variables: JSON.stringify(variables),
  });
  return http(`GET /graphql?${asked}`, ['apollo-require-preflight: true']);
};

const searchedWords = ['bengali', 'biryani', 'Dosa', 'anita'];
const visitedKitchens = 1000;
const orderedWindows = 12_000;

/** As many sources that pages are rendered for each of them: a single one may have only so many in a minute. */
const pageSources = 20_000;
const openedKitchens = 50;
const pageOf = (kitchens: { id: string }[], source: number): string =>
  http(`GET /supplier/${kitchens[source % openedKitchens]!.id}`, [
    'accept: text/html',
    `x-forwarded-for: 10.1.${source >> 8}.${source & 255}`,
  ]);

interface Orderable {
  id: string;
  day: string;
  dishes: string[];
  cents: number;
}

/** Lunches of the coming days, two dishes each, in kitchens all over the place. */
const orderable = async (db: Db): Promise<Orderable[]> => {
  const { rows } = await db.query(
    `select s.id, (current_date + 2 + (row_number() over (order by s.id) % 4)::int)::text as day, menu.dishes,
       menu.cents
     from (select id from suppliers order by id limit $1) s
     cross join lateral (
       select array_agg(d.id) as dishes, sum(d.price_cents)::int as cents from (
         select id, price_cents from dishes where supplier_id = s.id and removed_at is null order by position limit 2
       ) d
     ) menu`,
    [orderedWindows],
  );
  return rows;
};

const orderRequest = ({ id, day, dishes, cents }: Orderable, index: number): string => {
  const input = {
    idempotencyKey: keyPlace,
    supplierId: id,
    serviceDate: day,
    mealtime: 'LUNCH',
    fulfillment: 'PICKUP',
    deliveryAddress: '12 Oak Lane, Austin, TX 78701',
    lines: dishes.map(dishId => ({ dishId, quantity: 1 })),
    expectedTotalCents: cents,
  };
  const token = tokenOf('shopper', 1 + (index % shopperCount));
  return graphql(documents.Order, { input }, [`cookie: __Host-session=${token}`]);
};

export const loadWorkloads = async (db: Db): Promise<Workload[]> => {
  const cities = (await db.query('select id, name, state from cities order by md5(id::text)')).rows;
  const kitchens = (await db.query('select id from suppliers order by id limit $1', [visitedKitchens])).rows;
  const wordsOfCities = cities.flatMap(city => searchedWords.map(text => ({ city, text })));
  const named = ({ name, state }: { name: string; state: string }) =>
    `city=${encodeURIComponent(name)}&state=${state}`;
  const nodes = '{"data":{"suppliers":{"nodes":[';
  return [
    {
      name: 'list',
      contestants: reads,
      expected: nodes,
      requests: cities.map(({ id }) => graphql(documents.List, { cityId: id })),
    },
    {
      name: 'search',
      contestants: reads,
      expected: nodes,
      requests: wordsOfCities.map(({ city, text }) => graphql(documents.Search, { cityId: city.id, text })),
    },
    {
      name: 'detail',
      contestants: reads,
      expected: '"spiceLevel":',
      requests: kitchens.map(({ id }) => graphql(documents.Detail, { id })),
    },
    {
      name: 'order',
      contestants: writes,
      expected: '"orderNumber":',
      requests: (await orderable(db)).map(orderRequest),
    },
    {
      name: 'GET /api/suppliers',
      contestants: rest,
      expected: '"totalRatings":',
      requests: cities.map(city => http(`GET /api/suppliers?${named(city)}`, [])),
    },
    {
      name: 'GET /api/search',
      contestants: rest,
      expected: ']',
      requests: wordsOfCities.map(({ city, text }) =>
        http(`GET /api/search?query=${text}&${named(city)}`, []),
      ),
    },
    {
      name: 'list by GET',
      contestants: ['cached', 'nginx'],
      expected: nodes,
      requests: cities.map(({ id }) => graphqlByGet(documents.List, { cityId: id })),
    },
    {
      name: "a kitchen's page",
      contestants: ['plain', 'no-pages'],
      expected: '<title>',
      requests: Array.from({ length: pageSources }, (_, source) => pageOf(kitchens, source)),
    },
  ];
};
