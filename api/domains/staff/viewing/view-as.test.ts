import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSchema } from '../../../schema.ts';
import { acts, trail } from '../../../testing/admin-work.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { completeRequired } from '../../../testing/builders/an-application.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { LiveVisitor } from '../../../testing/live-visitor.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { askEverything, fieldsOf } from '../../../testing/security/ask-everything.ts';
import { changeRole, startView, stopView } from '../../../testing/staff-work.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let schema: GraphQLSchema;
let kitchen: TestKitchen;
let asha: Visitor;
let farida: Visitor;
let meera: Visitor;
let people = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  schema = buildSchema();
  ({ kitchen, cook: asha } = await marketplace.kitchenOwner('Asha Patel'));
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  farida = await marketplace.admin(`Farida ${++people}`, 'SUPPORT');
  meera = await marketplace.customer(`Meera ${people}`);
});

const about = ({ userId }: Visitor) => ({ personId: userId, reason: 'She left.' });
const signOutEverywhere = (visitor: Visitor) =>
  visitor.graphql('mutation { signOutEverywhere { sessionsEnded } }');
const viewingSession = async () => {
  const [viewing] = await marketplace.sql.rows<{ id: string }>(
    'select id from sessions where user_id = $1 and viewing is not null',
    [farida.userId],
  );
  return viewing!;
};
const endSession = (tablet: Visitor, viewing: { id: string }) =>
  tablet.graphql('mutation ($id: ID!) { endSession(id: $id) { __typename } }', viewing);
const viewsOf = async ({ userId }: Visitor, owner: Visitor): Promise<string[]> =>
  (await trail(owner, { subjectId: userId })).map(({ action }: { action: string }) => action);

const whoAmI = async (visitor: Visitor) => (await visitor.graphql('{ me { id role viewedUntil } }')).me;

/** Staff who are idle for 30 minutes are signed out; a use is recorded after its answer. */
const usesTheProduct = async (staff: Visitor) => {
  const seen = await whoAmI(staff);
  const lastUse = async () => {
    const text = 'select max(last_used_at) as at from sessions where user_id = $1';
    const [row] = await marketplace.sql.rows<{ at: string }>(text, [staff.userId]);
    return new Date(row!.at).getTime();
  };
  await expect.poll(lastUse).toBe(marketplace.clock.read().getTime());
  return seen;
};

describe('Farida sees the product as Meera', () => {
  test('for at most 30 minutes, from the next request on', async () => {
    await placeOrder(meera, anOrder(kitchen));
    const until = new Date(marketplace.clock.read().getTime() + 30 * 60_000).toISOString();
    expect(await startView(farida, meera)).toMatchObject({ user: { id: meera.userId }, until });
    expect(await whoAmI(farida)).toEqual({ id: meera.userId, role: 'CUSTOMER', viewedUntil: until });
    expect((await farida.graphql('{ orders { nodes { id } } }')).orders.nodes).toHaveLength(1);
    expect(await farida.refusal('{ people { nodes { id } } }')).toBe('FORBIDDEN');
    expect(await whoAmI(meera)).toEqual({ id: meera.userId, role: 'CUSTOMER', viewedUntil: null });

    for (const minutes of [10, 10, 9]) {
      marketplace.clock.forward({ minutes });
      expect(await usesTheProduct(farida)).toMatchObject({ id: meera.userId });
    }
    marketplace.clock.forward({ minutes: 1 });
    expect(await whoAmI(farida)).toEqual({ id: farida.userId, role: 'ADMIN', viewedUntil: null });
  });

  test('until she stops, which shows her own screens immediately', async () => {
    await startView(farida, meera);
    expect(await stopView(farida)).toMatchObject({ user: { id: farida.userId }, until: null });
    expect(await whoAmI(farida)).toMatchObject({ id: farida.userId, role: 'ADMIN' });
    expect(await stopView(farida)).toMatchObject({ user: { id: farida.userId } });
  });

  test('and both ends are in the audit trail about Meera, with the reason', async () => {
    const anita = await marketplace.admin(`Anita ${people}`, 'OWNER');
    await startView(farida, meera, 'She cannot find her order.');
    const until = new Date(marketplace.clock.read().getTime() + 30 * 60_000).toISOString();
    await Promise.all([stopView(farida), stopView(farida)]);
    expect(await trail(anita, { subjectId: meera.userId })).toMatchObject([
      { action: 'VIEW_ENDED', actorName: `Farida ${people}`, reason: 'She cannot find her order.' },
      {
        action: 'VIEW_STARTED',
        actorName: `Farida ${people}`,
        reason: 'She cannot find her order.',
        changes: [{ fact: 'until', before: null, after: until }],
      },
    ]);
    await startView(farida, meera);
    await farida.graphql('mutation { signOut { wasSignedIn } }');
    const [last] = await trail(anita, { subjectId: meera.userId });
    expect(last).toMatchObject({ action: 'VIEW_ENDED' });
  });

  test.each<[string, (owner: Visitor, viewing: { id: string }) => Promise<unknown>]>([
    ['she signs out everywhere', async () => signOutEverywhere(await marketplace.cookOf(farida))],
    [
      'she ends that session elsewhere',
      async (_, viewing) => endSession(await marketplace.cookOf(farida), viewing),
    ],
    ['an owner signs her out', owner => acts.endPersonSessions.ask(owner, about(farida))],
    ['her role changes', owner => changeRole(owner, farida, 'FINANCE')],
  ])('also when %s, once', async (_, end) => {
    const anita = await marketplace.admin(`Anita ${people}`, 'OWNER');
    await startView(farida, meera);
    const viewing = await viewingSession();
    await Promise.all([end(anita, viewing), stopView(farida).catch(() => undefined)]);
    expect(await viewsOf(meera, anita)).toEqual(['VIEW_ENDED', 'VIEW_STARTED']);
  });

  test('also when it ran out before the next one began', async () => {
    await startView(farida, meera);
    for (const minutes of [10, 10, 10]) {
      marketplace.clock.forward({ minutes });
      await usesTheProduct(farida);
    }
    await startView(farida, meera);
    const anita = await marketplace.admin(`Anita ${people}`, 'OWNER');
    expect((await viewsOf(meera, anita)).sort()).toEqual(['VIEW_ENDED', 'VIEW_STARTED', 'VIEW_STARTED']);
  });

  test('but not without a reason, and not of staff or people who are gone', async () => {
    const anita = await marketplace.admin(`Anita ${people}`, 'OWNER');
    expect(await startView(farida, meera, ' ')).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
    expect(await startView(farida, anita)).toMatchObject({ code: 'INVALID_INPUT', field: 'personId' });
    await marketplace.sql.rows('update users set erased_at = now() where id = $1', [meera.userId]);
    expect(await startView(farida, meera)).toMatchObject({ code: 'PERSON_NOT_FOUND' });
  });

  test('and no longer once Meera became staff, or Farida lost the right', async () => {
    await startView(farida, meera);
    await marketplace.sql.rows("update users set role = 'ADMIN', staff_role = 'OWNER' where id = $1", [
      meera.userId,
    ]);
    marketplace.clock.forward({ minutes: 6 });
    expect(await whoAmI(farida)).toMatchObject({ id: farida.userId });

    await startView(farida, await marketplace.customer(`Lila ${people}`));
    await marketplace.sql.rows("update users set staff_role = 'FINANCE' where id = $1", [farida.userId]);
    marketplace.clock.forward({ minutes: 6 });
    expect(await whoAmI(farida)).toMatchObject({ id: farida.userId });
  });
});

describe('while she does', () => {
  test('every mutation is refused, but for the end of the view and of the session', async () => {
    marketplace.warnings.length = 0;
    await startView(farida, meera);
    const refused: string[] = [];
    for (const field of fieldsOf(schema.getMutationType())) {
      if (['stopViewAs', 'signOut'].includes(field.name)) continue;
      const { document, variables } = askEverything(
        'mutation',
        field,
        () => randomUUID(),
        () => true,
      );
      if (document.includes('Upload!')) continue;
      expect(await farida.refusal(document, variables), field.name).toBe('VIEW_ONLY');
      refused.push(field.name);
    }
    expect(refused.length).toBeGreaterThan(80);
    const logged = marketplace.warnings.filter(({ event }) => event === 'request refused');
    expect(logged).not.toEqual([]);
    for (const { userId } of logged) expect(userId).toBe(farida.userId);
    expect(await whoAmI(farida)).toMatchObject({ id: meera.userId });
  });

  test('every write through REST is refused', async () => {
    await startView(farida, asha);
    const credentials = {
      email: meera.email,
      password: 'curry-leaf-7',
      name: 'Meera',
      phone: '(408) 555-0147',
    };
    const writes: [path: string, body: unknown][] = [
      ['/api/auth/customer-login', credentials],
      ['/api/auth/customer-register', { ...credentials, email: 'new@example.com' }],
      ['/api/supplier/login', { ein: '98-7654321', email: 'new@example.com' }],
      ['/api/supplier/update-onboarding', { stepId: 'submit_for_review' }],
    ];
    const expectRefused = async (path: string, body: unknown) => {
      const { status, body: answer } = await farida.rest('POST', path, body);
      expect([path, status, answer.message]).toEqual([
        path,
        403,
        expect.stringMatching(/nothing can be changed/),
      ]);
    };
    for (const [path, body] of writes) await expectRefused(path, body);
    await stopView(farida);
    await startView(farida, meera);
    await expectRefused('/api/stripe/create-payment-intent', { amount: 1 });
  });

  test('what only the person may see stays hidden', async () => {
    await startView(farida, meera);
    for (const hidden of ['{ myData }', '{ pushDevices { id } }', '{ household { version } }'])
      expect(await farida.refusal(hidden), hidden).toBe('FORBIDDEN');
  });

  test('documents of a kitchen stay hidden from support, and reviewers see what they see anyway', async () => {
    const { cook: lata } = await marketplace.kitchenOwner(`Lata ${people}`, { status: 'pending' });
    await completeRequired(lata);
    const [document] = await marketplace.sql.rows<{ id: string }>(
      `select d.id from documents d join applications a on a.id = d.application_id
       join suppliers s on s.id = a.supplier_id where s.user_id = $1 limit 1`,
      [lata.userId],
    );
    const url = `/api/documents/${document!.id}`;
    expect((await lata.send(url)).status).toBe(200);
    expect((await farida.send(url)).status).toBe(403);
    await startView(farida, lata);
    expect((await farida.send(url)).status).toBe(404);
    const bina = await marketplace.admin(`Bina ${people}`, 'ADMIN');
    await startView(bina, lata);
    expect((await bina.send(url)).status).toBe(200);
  });

  test('a kitchen sees its menu, and Farida with it', async () => {
    await startView(farida, asha);
    expect((await farida.graphql('{ myMenu { categories { name } } }')).myMenu).not.toBeNull();
    expect(await whoAmI(farida)).toMatchObject({ role: 'SUPPLIER' });
  });

  test('sockets that were open before are closed, and the next one is the person’s', async () => {
    const live = new LiveVisitor(farida);
    const closed = new Promise(resolve => live.client.on('closed', resolve));
    await live.subscribe('subscription { notificationReceived { id } }');
    await startView(farida, asha);
    await closed;
    const orders = await new LiveVisitor(farida).subscribe('subscription { kitchenOrdersChanged { id } }');
    const placed = await placeOrder(meera, anOrder(kitchen));
    expect(await orders.next()).toEqual({ kitchenOrdersChanged: { id: placed.id } });
    await orders.stop();
  });
});
