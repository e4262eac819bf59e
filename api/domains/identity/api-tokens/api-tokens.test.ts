import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyApiScope } from '../../../../schema/api-scopes.ts';
import { apiTokenLimit } from '../../../../schema/rules/api-token.ts';
import { socketLimits } from '../../../doors/graphql/live/socket-rooms.ts';
import {
  aProgram,
  createApiToken,
  createdToken,
  programWith,
  revokeApiToken,
  rotateApiToken,
} from '../../../testing/api-tokens.ts';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { LiveVisitor } from '../../../testing/live-visitor.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { openCredentials } from '../sessions/open-credentials.ts';

const ledger = '{ ledger { inBank { cents } } }';
const agenda = '{ kitchenAgenda { meals { orders } } }';
const own = '{ ownApiToken { name scopes lastUsedAt } }';

let marketplace: Marketplace;
let city: TestCity;
let cooks = 0;
let asha: Visitor;
let kitchen: TestKitchen;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner(`Asha ${++cooks}`, { city }));
  await provenNow(asha);
});

const provenNow = (person: Visitor) =>
  marketplace.sql.rows('update sessions set proven_at = $2 where user_id = $1', [
    person.userId,
    marketplace.clock.read(),
  ]);

const tokenOf = async (owner: Visitor, scopes: Parameters<typeof createApiToken>[1] = ['ORDERS_READ']) => {
  const token = await createdToken(owner, scopes);
  return token;
};

/** A program's subscription; its token is a bearer token. */
const liveBy = ({ origin, headers }: Visitor, document: string) =>
  new LiveVisitor({ origin, token: headers.authorization!.replace('Bearer ', '') }).subscribe(document);

const works = async (program: Visitor) => (await program.refusal(agenda)) === undefined;

describe("Asha's receipt printer", () => {
  test('reads her orders with a token of its own, and nothing else', async () => {
    const meera = await marketplace.customer(`Meera ${++cooks}`);
    const order = await placeOrder(meera, anOrder(kitchen));
    const printer = await aProgram(marketplace, asha, ['ORDERS_READ']);
    const orders = (await printer.graphql('{ orders { nodes { id lines { dishName } } } }')).orders;
    expect(orders.nodes.map(({ id }) => id)).toEqual([order.id]);
    expect((await printer.graphql(own)).ownApiToken).toMatchObject({
      name: 'Receipt printer',
      scopes: ['ORDERS_READ'],
    });
    const { errors } = await printer.ask('{ myMenu { id } }');
    expect(errors[0]).toMatchObject({
      message: 'This API token does not have the scope MENU_READ.',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('has no other live updates than its scopes, also where Asha listens to the same', async () => {
    const printer = await aProgram(marketplace, asha, ['ORDERS_READ']);
    const document = 'subscription { kitchenOrdersChanged { id payment { status } } }';
    const screen = await new LiveVisitor(asha).subscribe(document);
    const receipt = await liveBy(printer, document);
    const meera = await marketplace.customer(`Meera ${++cooks}`);
    const { id } = await placeOrder(meera, anOrder(kitchen));
    expect((await screen.next()).kitchenOrdersChanged.id).toBe(id);
    expect((await receipt.next()).kitchenOrdersChanged.id).toBe(id);
    await Promise.all([screen.stop(), receipt.stop()]);
  });

  test('is refused what belongs to a person', async () => {
    const printer = await aProgram(marketplace, asha, ['ORDERS_READ', 'MENU_WRITE']);
    for (const document of [
      '{ me { email } }',
      '{ myKitchen { id } }',
      '{ apiTokens { id } }',
      '{ mySessions { id } }',
      '{ myData }',
      'mutation { signOutEverywhere { sessionsEnded } }',
    ])
      expect((await printer.ask(document)).errors[0], document).toMatchObject({
        message: 'API tokens may not do this. Please sign in.',
        extensions: { code: 'FORBIDDEN' },
      });
    expect(await createApiToken(asha, ['ORDERS_READ'])).toMatchObject({ __typename: 'ApiTokenCreated' });
    expect(await printer.refusal('mutation { revokeApiToken(id: "x") { __typename } }')).toBe('FORBIDDEN');
  });

  test('reads what is public like everyone', async () => {
    const printer = await aProgram(marketplace, asha, ['ORDERS_READ']);
    expect((await printer.graphql('{ suppliers { nodes { id } } }')).suppliers.nodes).not.toEqual([]);
  });

  test('uses the REST paths by the same scopes', async () => {
    const printer = await aProgram(marketplace, asha, ['ORDERS_READ']);
    expect((await printer.rest('GET', '/api/orders')).status).toBe(200);
    expect(await printer.rest('GET', '/api/analytics/supplier')).toMatchObject({
      status: 403,
      body: { message: 'This API token does not have the scope ANALYTICS_READ.' },
    });
    expect((await printer.rest('GET', '/api/auth/user')).status).toBe(403);
  });

  test('goes on after she signed out everywhere', async () => {
    const printer = await aProgram(marketplace, asha, ['ORDERS_READ']);
    await asha.graphql('mutation { signOutEverywhere { sessionsEnded } }');
    expect(await works(printer)).toBe(true);
  });

  test('stops when she revokes the token, also on the socket that it opened', async () => {
    const { secret, apiToken } = await tokenOf(asha);
    const printer = programWith(marketplace, secret);
    const live = new LiveVisitor({ origin: printer.origin, token: secret });
    await live.subscribe('subscription { kitchenOrdersChanged { id } }');
    const closed = live.closed();
    expect(await works(printer)).toBe(true);
    expect(await revokeApiToken(asha, apiToken.id)).toEqual({ __typename: 'ApiTokenRevoked', apiTokens: [] });
    await closed;
    expect(await printer.refusal(agenda)).toBe('UNAUTHENTICATED');
    expect(await revokeApiToken(asha, apiToken.id)).toMatchObject({ code: 'API_TOKEN_NOT_FOUND' });
  });

  test('stops when its time is over', async () => {
    const { secret } = await createdFor(1);
    const printer = programWith(marketplace, secret);
    expect(await works(printer)).toBe(true);
    marketplace.clock.forward({ hours: 24 });
    expect(await works(printer)).toBe(false);
  });

  const createdFor = async (expiresInDays: number) => {
    const token = await createdToken(asha, ['ORDERS_READ'], { expiresInDays });
    return token;
  };

  test('changes to a new secret while the earlier one still works', async () => {
    const { secret, apiToken } = await tokenOf(asha);
    const before = programWith(marketplace, secret);
    expect(await works(before)).toBe(true);
    const rotated = await rotateApiToken(asha, apiToken.id, 2);
    if (rotated.__typename !== 'ApiTokenCreated') throw new Error(rotated.message);
    expect(rotated.apiToken).toMatchObject({ id: apiToken.id, name: apiToken.name });
    const after = programWith(marketplace, rotated.secret);
    expect([await works(before), await works(after)]).toEqual([true, true]);
    marketplace.clock.forward({ hours: 2 });
    expect([await works(before), await works(after)]).toEqual([false, true]);
  });

  test("leaves Asha's screens their sockets, however many it opens", async () => {
    const { secret } = await tokenOf(asha);
    const program = { origin: marketplace.origin, token: secret };
    const open = Array.from({ length: socketLimits.people.sockets.each }, () => new LiveVisitor(program));
    await Promise.all(open.map(each => each.subscribe('subscription { kitchenOrdersChanged { id } }')));
    const beyond = new LiveVisitor(program);
    const refused = beyond.closed();
    beyond.ask(own);
    expect(await refused).toBe(1013);
    const screen = new LiveVisitor(asha);
    await (await screen.subscribe('subscription { kitchenOrdersChanged { id } }')).stop();
    await Promise.all([...open, beyond, screen].map(each => each.leave()));
  });

  test('keeps its socket as long as its token works', async () => {
    const { apiToken } = await createdFor(1);
    const open = () => openCredentials(marketplace.sql, [apiToken.id], marketplace.clock.read());
    expect([...(await open())]).toEqual([apiToken.id]);
    marketplace.clock.forward({ hours: 24 });
    expect([...(await open())]).toEqual([]);
  });

  test('gets no new secret once its time is over, and no earlier one beyond it', async () => {
    const { apiToken } = await createdFor(1);
    const rotated = await rotateApiToken(asha, apiToken.id, 168);
    expect(rotated).toMatchObject({
      apiToken: { expiresAt: apiToken.expiresAt, formerEndsAt: apiToken.expiresAt },
    });
    marketplace.clock.forward({ hours: 24 });
    await provenNow(asha);
    expect(await rotateApiToken(asha, apiToken.id)).toMatchObject({ code: 'API_TOKEN_EXPIRED' });
  });

  test('cannot use its secret as a cookie', async () => {
    const { secret } = await tokenOf(asha);
    const browser = marketplace.anonymous();
    browser.cookies.set('session', secret);
    expect((await browser.rest('GET', '/api/orders')).status).toBe(401);
  });

  test('loses a secret that someone may know at once', async () => {
    const { secret, apiToken } = await tokenOf(asha);
    const stolen = programWith(marketplace, secret);
    expect(await works(stolen)).toBe(true);
    await rotateApiToken(asha, apiToken.id, 0);
    expect(await works(stolen)).toBe(false);
  });

  test('is seen to be used', async () => {
    const { secret, apiToken } = await tokenOf(asha);
    expect(await works(programWith(marketplace, secret))).toBe(true);
    const used = async () =>
      (await asha.graphql('{ apiTokens { id lastUsedAt } }')).apiTokens.find(({ id }) => id === apiToken.id);
    await expect.poll(used).toEqual({ id: apiToken.id, lastUsedAt: marketplace.clock.read().toISOString() });
  });
});

describe('a token can only be created', () => {
  test('by someone who proved recently who they are', async () => {
    await marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [asha.userId]);
    expect(await createApiToken(asha, ['ORDERS_READ'])).toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
  });

  test('for what its owner may do', async () => {
    expect(await createApiToken(asha, ['AUDIT_READ'])).toMatchObject({
      code: 'SCOPE_NOT_YOURS',
      message: 'Your account cannot give the scope AUDIT_READ to a token.',
      field: 'scopes',
    });
    const rita = await marketplace.admin('Rita', 'REVIEWER');
    await provenNow(rita);
    expect(await createApiToken(rita, ['KITCHENS_READ'])).toMatchObject({ __typename: 'ApiTokenCreated' });
    expect(await createApiToken(rita, ['PAYOUTS_READ'])).toMatchObject({ code: 'SCOPE_NOT_YOURS' });
    expect(await createApiToken(rita, ['MENU_WRITE'])).toMatchObject({ code: 'SCOPE_NOT_YOURS' });
  });

  test('by kitchens and staff', async () => {
    const meera = await marketplace.customer(`Meera ${++cooks}`);
    await provenNow(meera);
    const document = `mutation { createApiToken(input: { name: "Mine", scopes: [ORDERS_READ], expiresInDays: 1 }) { __typename } }`;
    expect(await meera.refusal(document)).toBe('FORBIDDEN');
  });

  test.each([
    ['', ['ORDERS_READ'], 90, 'name'],
    ['x'.repeat(61), ['ORDERS_READ'], 90, 'name'],
    ['Printer', [], 90, 'scopes'],
    ['Printer', Array(everyApiScope.length + 1).fill('ORDERS_READ'), 90, 'scopes'],
    ['Printer', ['ORDERS_READ'], 0, 'expiresInDays'],
    ['Printer', ['ORDERS_READ'], 367, 'expiresInDays'],
  ] as const)('with a name, scopes and an end: not %j %j %j', async (name, scopes, expiresInDays, field) => {
    expect(await createApiToken(asha, scopes, { name, expiresInDays })).toMatchObject({
      code: 'INVALID_INPUT',
      field,
    });
  });

  test(`${apiTokenLimit} times`, async () => {
    const outcomes = [];
    for (let each = 0; each < apiTokenLimit + 1; each++)
      outcomes.push(await createApiToken(asha, ['MENU_READ']));
    expect(outcomes.filter(({ __typename }) => __typename === 'ApiTokenCreated')).toHaveLength(apiTokenLimit);
    expect(outcomes.at(-1)).toMatchObject({ code: 'TOO_MANY_API_TOKENS' });
  });

  test('and its secret is stored as a hash alone', async () => {
    const { secret } = await tokenOf(asha);
    const stored = JSON.stringify(
      await marketplace.sql.rows('select * from api_tokens where user_id = $1', [asha.userId]),
    );
    expect(stored).not.toContain(secret.slice('tfn_'.length + 8));
    for (const table of ['audit_events', 'outbox', 'notifications'])
      expect(JSON.stringify(await marketplace.sql.rows(`select * from ${table}`))).not.toContain(secret);
  });
});

test("another kitchen's token cannot be rotated or revoked", async () => {
  const { apiToken, secret } = await tokenOf(asha);
  const { cook: gauri } = await marketplace.kitchenOwner(`Gauri ${++cooks}`, { city });
  await provenNow(gauri);
  expect(await rotateApiToken(gauri, apiToken.id)).toMatchObject({ code: 'API_TOKEN_NOT_FOUND' });
  expect(await revokeApiToken(gauri, apiToken.id)).toMatchObject({ code: 'API_TOKEN_NOT_FOUND' });
  expect(await works(programWith(marketplace, secret))).toBe(true);
});

test('Asha is notified that a token was created, and the audit trail keeps who did it', async () => {
  await tokenOf(asha);
  await notificationsSent(marketplace);
  const { notifications } = await asha.graphql('{ notifications { nodes { type message } } }');
  expect(notifications.nodes).toContainEqual({
    type: 'API_SECRET_ISSUED',
    message: expect.stringContaining('A secret for the API token "Receipt printer" was created on'),
  });
  const [event] = await marketplace.sql.rows<{ actor_id: string }>(
    `select actor_id from audit_events where action = 'API_TOKEN_CREATED' and actor_id = $1`,
    [asha.userId],
  );
  expect(event).toBeDefined();
});

describe("a staff member's program", () => {
  test('may do less as soon as they may', async () => {
    const fatima = await marketplace.admin('Fatima', 'FINANCE');
    await provenNow(fatima);
    const report = await aProgram(marketplace, fatima, ['PAYOUTS_READ']);
    expect(await report.refusal(ledger)).toBeUndefined();
    const owner = await marketplace.admin('Olena', 'OWNER');
    await provenNow(owner);
    const { changeStaffRole } = await owner.graphql(
      'mutation ($input: ChangeStaffRoleInput!) { changeStaffRole(input: $input) { __typename } }',
      { input: { personId: fatima.userId, staffRole: 'REVIEWER', reason: 'Reviews kitchens from now on' } },
    );
    expect(changeStaffRole).toEqual({ __typename: 'PersonRecord' });
    expect(await report.refusal(ledger)).toBe('FORBIDDEN');
  });

  test('stops when staff sign the person out, who has no session', async () => {
    const program = await aProgram(marketplace, asha, ['ORDERS_READ']);
    expect(await works(program)).toBe(true);
    await marketplace.sql.rows('delete from sessions where user_id = $1', [asha.userId]);
    const owner = await marketplace.admin('Ottilie', 'OWNER');
    const record = async () =>
      (
        await owner.graphql('query ($id: ID!) { person(id: $id) { openSessions openApiTokens } }', {
          id: asha.userId,
        })
      ).person;
    expect(await record()).toEqual({ openSessions: 0, openApiTokens: 1 });
    const { endPersonSessions } = await owner.graphql(
      'mutation ($input: PersonDecisionInput!) { endPersonSessions(input: $input) { __typename } }',
      { input: { personId: asha.userId, reason: 'Its secret was published' } },
    );
    expect(endPersonSessions).toEqual({ __typename: 'PersonRecord' });
    expect(await record()).toEqual({ openSessions: 0, openApiTokens: 0 });
    expect(await program.refusal(agenda)).toBe('UNAUTHENTICATED');
  });

  test('stops when an owner disables the account', async () => {
    const farid = await marketplace.admin('Farid', 'FINANCE');
    await provenNow(farid);
    const report = await aProgram(marketplace, farid, ['PAYOUTS_READ']);
    expect(await report.refusal(ledger)).toBeUndefined();
    const owner = await marketplace.admin('Olga', 'OWNER');
    await provenNow(owner);
    await owner.graphql(
      'mutation ($input: PersonDecisionInput!) { disablePerson(input: $input) { __typename } }',
      { input: { personId: farid.userId, reason: 'Left the company' } },
    );
    expect(await report.refusal(ledger)).toBe('UNAUTHENTICATED');
  });
});

test.each(['tfn_', `tfn_aaaaaaaa_${'a'.repeat(43)}`, `tfn_${'a'.repeat(190)}`])(
  'a made-up secret %j opens nothing',
  async secret => {
    expect(await programWith(marketplace, secret).refusal(agenda)).toBe('UNAUTHENTICATED');
  },
);
