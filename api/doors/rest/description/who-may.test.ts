import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiScopes, everyApiScope, withIncluded } from '../../../../schema/api-scopes.ts';
import { staffRoles } from '../../../../schema/staff-rights.ts';
import { Role } from '../../../core/access/role.ts';
import { type SessionFacts, Viewer } from '../../../core/access/viewer.ts';
import { aProgram } from '../../../testing/api-tokens.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { described } from '../../../testing/rest-contract.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import type { Route } from '../route.ts';
import { whoMay } from './who-may.ts';

interface Caller {
  name: string;
  visitor: Visitor;
  facts: Omit<SessionFacts, 'sessionId' | 'userId'> | null;
}

const callers: Caller[] = [];
let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  const { cook } = await marketplace.kitchenOwner('Asha');
  const owner = await marketplace.admin('Anita');
  callers.push(
    { name: 'a stranger', visitor: marketplace.anonymous(), facts: null },
    {
      name: 'Ravi, a customer',
      visitor: await marketplace.customer('Ravi'),
      facts: { role: Role.CUSTOMER, staffRole: null },
    },
    { name: 'Asha, a cook', visitor: cook, facts: { role: Role.SUPPLIER, staffRole: null } },
  );
  for (const staffRole of Object.keys(staffRoles) as (keyof typeof staffRoles)[])
    callers.push({
      name: staffRole,
      visitor: await marketplace.admin(`Staff ${staffRole}`, staffRole),
      facts: { role: Role.ADMIN, staffRole },
    });
  for (const scope of everyApiScope) {
    const isOfAsha = apiScopes[scope].isForKitchens;
    callers.push({
      name: `a program with ${scope}`,
      visitor: await aProgram(marketplace, isOfAsha ? cook : owner, [scope]),
      facts: {
        role: isOfAsha ? Role.SUPPLIER : Role.ADMIN,
        staffRole: isOfAsha ? null : 'OWNER',
        scopes: withIncluded([scope]),
      },
    });
  }
});
afterAll(() => marketplace.close());

const isSignOut = ({ path }: Route) => path === '/api/auth/logout';

/** Signing out last, since no one is signed in after it. */
const routes = described.routes.toSorted((a, b) => Number(isSignOut(a)) - Number(isSignOut(b)));

const ask = async ({ method, path, body }: Route, visitor: Visitor) => {
  const url = path.replace(':day', '2026-11-20').replace(/:\w+/, randomUUID());
  const examples = Object.entries(body ?? {}).map(([name, { example }]) => [name, example]);
  const cookies = [...visitor.cookies];
  const response = await visitor.send(url, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(examples)),
    }),
  });
  const answer = await response.text();
  // Some routes sign someone in.
  visitor.cookies.clear();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  const isProblem = answer.includes('"code"');
  return !isProblem && (response.status === 401 || response.status === 403);
};

/** What an operation refuses for a reason of its own: whose payment is tested, and exports by their kind and their link. */
const isRefusedLater = ({ path }: Route, { facts }: Caller) =>
  (facts?.role === Role.ADMIN && path === '/api/stripe/create-payment-intent') ||
  path.startsWith('/api/exports');

test('each route admits the people and programs that it says, and no others', async () => {
  for (const route of routes)
    for (const caller of callers.filter(each => !isRefusedLater(route, each))) {
      const viewer = new Viewer(caller.facts && { ...caller.facts, sessionId: '', userId: '' });
      const isRefused = await ask(route, caller.visitor);
      expect(isRefused, `${route.method} ${route.path} as ${caller.name}`).toBe(!viewer.meets(route.who));
    }
});

test('it says so in words', () => {
  const wordsOf = (path: string) => whoMay(described.routes.find(route => route.path === path)!.who);
  expect(wordsOf('/api/cities')).toBe('For everyone, signed in or not. Every API token may be sent.');
  expect(wordsOf('/api/auth/user')).toBe('For customers, kitchens, and all staff. API tokens are refused.');
  expect(wordsOf('/api/tiffin-plans')).toBe('For customers. API tokens are refused.');
  expect(wordsOf('/api/orders')).toBe(
    'For customers, kitchens, and staff with the role Support, Finance, Admin, Owner. API tokens need the scope `ORDERS_READ`.',
  );
});
