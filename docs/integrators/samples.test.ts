import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiScope } from '../../api/core/access/api-scope.ts';
import { ExportStarted } from '../../api/domains/exports/export-events.ts';
import { makeExports } from '../../api/domains/exports/make-exports.ts';
import { buildSchema } from '../../api/schema.ts';
import { createApiToken } from '../../api/testing/api-tokens.ts';
import { aCity } from '../../api/testing/builders/a-city.ts';
import type { TestKitchen } from '../../api/testing/builders/a-kitchen.ts';
import { givePassword } from '../../api/testing/builders/a-password.ts';
import { aRegistration } from '../../api/testing/builders/a-registration.ts';
import { lunchesOf, TiffinPlanActs } from '../../api/testing/builders/a-tiffin-plan.ts';
import { anOrder, cancelOrder, placeOrder } from '../../api/testing/builders/an-order.ts';
import { Marketplace } from '../../api/testing/marketplace.ts';
import { notificationsSent } from '../../api/testing/notifications-sent.ts';
import type { Visitor } from '../../api/testing/visitor.ts';
import { apiScopes } from '../../schema/api-scopes.ts';
import { blocksOf, formOf, runSample, samplesOf, whyNot } from './samples.ts';

/** The scope of the token that a guide has its reader create. */
const scopeOf: Record<string, ApiScope> = {
  'uploads.md': 'MENU_WRITE',
  'idempotency-and-errors.md': 'ORDERS_WRITE',
  'testing.md': 'SANDBOX_WRITE',
};

const guides = (await readdir(import.meta.dirname)).filter(name => name.endsWith('.md')).sort();
const samples = (await Promise.all(guides.map(samplesOf))).flat();
const read = (guide: string) => readFile(join(import.meta.dirname, guide), 'utf8');

let marketplace: Marketplace;
let meera: Visitor;
let asha: Visitor;
let olga: Visitor;
let kitchen: TestKitchen;
let folder: string;
const tokens = new Map<ApiScope, string>();

beforeAll(async () => {
  marketplace = await Marketplace.open({}, undefined, { isSandbox: true });
  const city = await aCity(marketplace);
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner('Asha Rao', { city }));
  meera = await marketplace.customer('Meera Iyer');
  olga = await marketplace.admin('Olga');
  // A sample moves the clock, and a new token needs a recent sign-in.
  for (const scope of new Set(['ORDERS_READ' as const, ...Object.values(scopeOf)])) await tokenWith(scope);
  await givePassword(marketplace, meera, 'tamarind rice');
  await registerSomeone();
  await placeOrder(meera, anOrder(kitchen));
  await new TiffinPlanActs(marketplace, meera).start(lunchesOf(kitchen));
  // The job, which makes what a sample starts, and the address that its link leads to.
  const { services } = marketplace;
  services.site = marketplace.origin;
  services.subscribers.after(ExportStarted, () => void makeExports(services));
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
  // The feed has what happened once the outbox is read.
  await notificationsSent(marketplace);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await marketplace.close();
});

const tokenWith = async (scope: ApiScope): Promise<string> => {
  const known = tokens.get(scope);
  if (known) return known;
  const created = await createApiToken(apiScopes[scope].isForKitchens ? asha : olga, [scope]);
  if (created.__typename !== 'ApiTokenCreated') throw new Error(created.message);
  tokens.set(scope, created.secret);
  return created.secret;
};

/** Registers the kitchen that signs in by its EIN. */
const registerSomeone = async (): Promise<void> => {
  const registered = await marketplace.anonymous().rest('POST', '/api/supplier/register', aRegistration);
  expect(registered.status).toBe(200);
};

/** Orders and cancels until something that waits for a change has seen one. */
const keepOrdering = async (waiting: Promise<unknown>): Promise<void> => {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  waiting.then(end, end);
  while (!isOver) {
    const order = await placeOrder(meera, anOrder(kitchen));
    if (order.__typename === 'Order') await cancelOrder(meera, order.id);
  }
};

describe('every sample runs and prints what its guide shows', () => {
  for (const sample of samples) {
    const { guide, line, language, printed } = sample;
    test(`${guide}:${line} in ${language}`, async ({ skip }) => {
      const reason = whyNot(language);
      skip(reason !== undefined, reason);
      const running = runSample(sample, join(folder, guide), {
        TIFFIN_URL: marketplace.origin,
        TIFFIN_TOKEN: await tokenWith(scopeOf[guide] ?? 'ORDERS_READ'),
        CUSTOMER_EMAIL: meera.email,
        CUSTOMER_PASSWORD: 'tamarind rice',
        KITCHEN_EIN: aRegistration.ein,
        KITCHEN_EMAIL: aRegistration.email,
      });
      if (guide === 'sockets.md') await keepOrdering(running);
      const output = await running;
      if (printed !== undefined) expect(formOf(JSON.parse(output))).toEqual(formOf(printed));
    });
  }
});

test('the guides have samples in each of the three languages', () => {
  expect([...new Set(samples.map(({ language }) => language))].sort()).toEqual(['js', 'python', 'sh']);
});

describe('the guide of errors has the status of', () => {
  test.each([
    [
      'UNAUTHENTICATED',
      '{ orders { nodes { id } } }',
      'tfn_aaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ],
    ['FORBIDDEN', '{ myMenu { id } }'],
    ['BAD_USER_INPUT', '{ orders(first: 1000) { nodes { id } } }'],
    ['BAD_USER_INPUT', 'query ($id: ID!) { order(id: $id) { id } }'],
    ['GRAPHQL_PARSE_FAILED', '{ orders '],
    ['GRAPHQL_PARSE_FAILED', `{ ${'__typename '.repeat(1000)} }`],
    ['GRAPHQL_VALIDATION_FAILED', '{ dinner }'],
    [
      'QUERY_TOO_COSTLY',
      '{ suppliers(first: 100) { nodes { menu { dishes { optionGroups { choices { name } } } } } } }',
    ],
  ])('%s', async (code, query, secret?: string) => {
    const response = await fetch(`${marketplace.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${secret ?? (await tokenWith('ORDERS_READ'))}`,
      },
      body: JSON.stringify({ query }),
    });
    const { errors } = JSON.parse(await response.text());
    expect(errors[0].extensions.code).toBe(code);
    const row = (await read('idempotency-and-errors.md'))
      .split('\n')
      .find(line => line.includes(`\`${code}\``));
    expect(row?.split('|')[2], `${code} has status ${response.status}`).toContain(String(response.status));
  });
});

test('the documents of the guides fit the schema', async () => {
  const schema = buildSchema();
  for (const guide of guides)
    for (const { language, code } of blocksOf(await read(guide)))
      if (language === 'graphql') expect(validate(schema, parse(code)), guide).toEqual([]);
});

test('the links of the guides lead to files', async () => {
  for (const guide of guides)
    for (const [, target] of (await read(guide)).matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      await expect(
        readFile(join(import.meta.dirname, target!)),
        `${guide}: ${target}`,
      ).resolves.toBeDefined();
});

test('the first guide lists every scope with what it opens, and the box to check', async () => {
  const guide = (await read('first-query.md')).replaceAll(/\s+/g, ' ');
  for (const [scope, { description }] of Object.entries(apiScopes)) {
    const words = description[0]!.toLowerCase() + description.slice(1, -1);
    expect(guide).toMatch(new RegExp(`\`${scope}\`(?: \\(staff\\))? \\| ${words} \\|`));
  }
  expect(guide).toContain(`check "${apiScopes.ORDERS_READ.description.slice(0, -1)}"`);
});
