import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Result of registration or sign-in, the same for REST and GraphQL. */
export interface Entry {
  user?: { id: string; name: string; email: string; phone: string | null; role: string };
  token?: string;
  code?: string;
  message?: string;
  field?: string | null;
}

export interface Door {
  name: string;
  register(visitor: Visitor, input: Record<string, unknown>): Promise<Entry>;
  signIn(visitor: Visitor, email: string, password: string): Promise<Entry>;
  signOut(visitor: Visitor): Promise<void>;
  /** Email address of the signed-in user. */
  whoAmI(visitor: Visitor): Promise<string | null>;
  cityNames(visitor: Visitor): Promise<string[]>;
  placesOf(visitor: Visitor, zipCode: string): Promise<{ city: string; state: string }[]>;
  kitchenNames(visitor: Visitor, filter: { city?: string; state?: string; text?: string }): Promise<string[]>;
  /** Numbers and totals in cents, or the Problem. */
  orders(visitor: Visitor): Promise<{ orderNumber: string; cents: number }[] | 'not signed in'>;
  /** The three figures of a kitchen's owner; undefined without permission. */
  analytics(visitor: Visitor): Promise<{ avgRating: number; totalOrders: number; cents: number } | undefined>;
}

const signedInFields = `
  ... on SignedIn { token user { id name email phone role } }
  ... on Problem { code message field }`;

const throughGraphQL: Door = {
  name: 'GraphQL',
  register: async (visitor, { role: _, ...input }) => {
    const document = `mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { ${signedInFields} } }`;
    return (await visitor.graphql(document, { input })).registerCustomer;
  },
  signIn: async (visitor, email, password) => {
    const document = `mutation ($input: SignInCustomerInput!) { signInCustomer(input: $input) { ${signedInFields} } }`;
    return (await visitor.graphql(document, { input: { email, password } })).signInCustomer;
  },
  signOut: async visitor => void (await visitor.graphql('mutation { signOut { wasSignedIn } }')),
  whoAmI: async visitor => (await visitor.graphql('{ me { email } }')).me?.email ?? null,
  cityNames: async visitor => {
    const { cities } = await visitor.graphql('{ cities(first: 100) { nodes { name } } }');
    return cities.nodes.map((city: { name: string }) => city.name);
  },
  placesOf: async (visitor, zipCode) => {
    const document = 'query ($zipCode: String!) { lookupZipCode(zipCode: $zipCode) { city state } }';
    return (await visitor.graphql(document, { zipCode })).lookupZipCode;
  },
  kitchenNames: async (visitor, filter) => {
    const document =
      'query ($filter: SupplierFilter) { suppliers(first: 100, filter: $filter) { nodes { kitchenName } } }';
    const { suppliers } = await visitor.graphql(document, { filter });
    return suppliers.nodes.map((kitchen: { kitchenName: string }) => kitchen.kitchenName);
  },
  orders: async visitor => {
    const { data, errors } = await visitor.ask('{ orders { nodes { orderNumber total { cents } } } }');
    if (errors?.[0].extensions.code === 'UNAUTHENTICATED') return 'not signed in';
    return data.orders.nodes.map((order: { orderNumber: string; total: { cents: number } }) => ({
      orderNumber: order.orderNumber,
      cents: order.total.cents,
    }));
  },
  analytics: async visitor => {
    const { data } = await visitor.ask(
      '{ supplierAnalytics { avgRating totalOrders totalRevenue { cents } } }',
    );
    if (!data?.supplierAnalytics) return undefined;
    const { avgRating, totalOrders, totalRevenue } = data.supplierAnalytics;
    return { avgRating, totalOrders, cents: totalRevenue.cents };
  },
};

/** The role in capitals, and no id of the request, which differs each time. */
const asInGraphql = ({ user, requestId: _, ...entry }: Entry & { requestId?: string }): Entry => ({
  ...entry,
  ...(user && { user: { ...user, role: user.role.toUpperCase() } }),
});

const throughRest: Door = {
  name: 'REST',
  register: async (visitor, input) =>
    asInGraphql((await visitor.rest('POST', '/api/auth/customer-register', input)).body),
  signIn: async (visitor, email, password) =>
    asInGraphql((await visitor.rest('POST', '/api/auth/customer-login', { email, password })).body),
  signOut: async visitor => void (await visitor.rest('POST', '/api/auth/logout')),
  whoAmI: async visitor => {
    const { status, body } = await visitor.rest('GET', '/api/auth/user');
    return status === 401 ? null : body.email;
  },
  cityNames: async visitor => {
    const { body } = await visitor.rest('GET', '/api/cities');
    return body.map((city: { name: string }) => city.name);
  },
  placesOf: async (visitor, zipCode) =>
    (await visitor.rest('POST', '/api/lookup-zipcode', { zipCode })).body.locations,
  kitchenNames: async (visitor, { text, ...place }) => {
    const query = new URLSearchParams({ ...place, ...(text !== undefined && { query: text }) });
    const path = text === undefined ? '/api/suppliers' : '/api/search';
    const { body } = await visitor.rest('GET', `${path}?${query}`);
    return body.map((kitchen: { kitchenName: string }) => kitchen.kitchenName);
  },
  orders: async visitor => {
    const { status, body } = await visitor.rest('GET', '/api/orders');
    if (status === 401) return 'not signed in';
    return body.map((order: { orderNumber: string; total: number }) => ({
      orderNumber: order.orderNumber,
      cents: Math.round(order.total * 100),
    }));
  },
  analytics: async visitor => {
    const { status, body } = await visitor.rest('GET', '/api/analytics/supplier');
    if (status !== 200) return undefined;
    expect(Object.keys(body)).toEqual(['avgRating', 'totalOrders', 'totalRevenue']);
    return {
      avgRating: body.avgRating,
      totalOrders: body.totalOrders,
      cents: Math.round(body.totalRevenue * 100),
    };
  },
};

/** Both APIs: `describe.each(doors)('through $name', door => ...)`. */
export const doors = [throughGraphQL, throughRest];
