import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acts, trail } from '../../../testing/admin-work.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import {
  conductOrdersDocument,
  conductProposals,
  conductProposalsDocument,
  deliverAt,
  dismissConductProposal,
  dismissConductProposalDocument,
  placeOrders,
  proposeTonight,
  takeConductStep,
  takeConductStepDocument,
} from '../../../testing/conduct.ts';
import { cancelByKitchen } from '../../../testing/kitchen-work.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { endPauses } from '../../suppliers/account/end-pauses.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;
let anita: Visitor;
let ravi: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
  anita = await marketplace.admin('Anita Desai');
  ravi = await marketplace.admin('Ravi Kumar');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'audit_events', 'notifications');
  asha = await aKitchen(marketplace, await aCity(marketplace));
});

/** Signs someone in again: admins are signed out after half an hour, customers after two weeks. */
const again = ({ userId }: Visitor) => marketplace.cookOf({ userId });
const anAdmin = () => again(anita);
const cookOfAsha = () => marketplace.cookOf(asha);

/** Tonight's dinner: of so many orders Asha cancels some. Afterwards it is the next morning. */
const dinner = async (ordered: number, canceled: number, kitchen = asha): Promise<string[]> => {
  const { clock } = marketplace;
  const serviceDate = clock.read().toISOString().slice(0, 10);
  const orders = await placeOrders(await again(meera), kitchen, ordered, { serviceDate });
  const cook = await marketplace.cookOf(kitchen);
  for (const id of orders.slice(0, canceled))
    await cancelByKitchen(cook, id, 'We cannot deliver to this address.');
  clock.forward({ hours: 10 });
  await deliverAt(marketplace, orders.slice(canceled), clock.read().toISOString());
  clock.forward({ hours: 14 });
  return orders;
};

/** Asha cancels 4 of 12, and in the night a pause is proposed. */
const proposedPause = async (): Promise<string> => {
  await dinner(12, 4);
  await proposeTonight(marketplace);
  const { nodes } = await conductProposals(await anAdmin());
  return nodes[0]!.id;
};

const statuses = async () =>
  (await conductProposals(await anAdmin())).nodes.map(
    ({ step, status }: { step: string; status: string }) => `${step} ${status}`,
  );
const words = 'You canceled 4 of 12 orders. Please tell us what makes it hard.';
const statusOfAsha = async () =>
  (await (await cookOfAsha()).graphql('{ myKitchen { status pausedUntil pauseFixedUntil } }')).myKitchen;

describe('In the night after Asha canceled 4 of 12 orders', () => {
  test('a pause is proposed, once, with the orders behind it; nothing happens to her', async () => {
    const orders = await dinner(12, 4);
    await Promise.all([proposeTonight(marketplace), proposeTonight(marketplace)]);
    await proposeTonight(marketplace);
    const admin = await anAdmin();
    const { nodes } = await conductProposals(admin);
    expect(nodes).toMatchObject([
      {
        step: 'PAUSE',
        status: 'OPEN',
        decidedBy: null,
        words: null,
        supplier: { kitchenName: "Asha's Kitchen" },
        conduct: {
          ordersDue: 12,
          measures: [
            { kind: 'CANCELED', orders: 4, step: 'PAUSE' },
            { kind: 'UNFINISHED', orders: 0, step: null },
            { kind: 'LATE', orders: 0, step: null },
            { kind: 'REFUNDED', orders: 0, step: null },
          ],
        },
      },
    ]);
    const behind = { proposalId: nodes[0]!.id, kind: 'CANCELED' };
    const { conductOrders } = await admin.graphql(conductOrdersDocument, behind);
    expect(conductOrders.nodes.map(({ id }: { id: string }) => id).sort()).toEqual(orders.slice(0, 4).sort());
    expect(await statusOfAsha()).toEqual({ status: 'LISTED', pausedUntil: null, pauseFixedUntil: null });
    await notificationsSent(marketplace);
    const [notified] = await marketplace.sql.rows<{ count: number }>(
      "select count(*)::int from notifications where type in ('KITCHEN_WARNED', 'KITCHEN_PAUSED', 'KITCHEN_SUSPENDED')",
    );
    expect(notified).toEqual({ count: 0 });
    const work = (await admin.graphql('{ openWork { kind count } }')).openWork;
    expect(work).toContainEqual({ kind: 'CONDUCT_PROPOSALS', count: 1 });
  });

  test('Anita pauses her: she reads why, and cannot end the pause before its day', async () => {
    const id = await proposedPause();
    const admin = await anAdmin();
    expect(await takeConductStep(admin, id, ` ${words} `)).toMatchObject({
      step: 'PAUSE',
      status: 'TAKEN',
      words,
      pausedUntil: '2026-11-25',
      decidedBy: 'Anita Desai',
    });
    const paused = { status: 'PAUSED', pausedUntil: '2026-11-25', pauseFixedUntil: '2026-11-25' };
    expect(await statusOfAsha()).toEqual(paused);
    expect(
      await placeOrder(await again(meera), { ...anOrder(asha), serviceDate: '2026-11-19' }),
    ).toMatchObject({
      code: 'KITCHEN_PAUSED',
    });
    await notificationsSent(marketplace);
    const cook = await cookOfAsha();
    const { notifications } = await cook.graphql(
      '{ notifications(first: 1) { nodes { type title message } } }',
    );
    expect(notifications.nodes).toEqual([
      {
        type: 'KITCHEN_PAUSED',
        title: 'Your kitchen is paused',
        message: `Asha's Kitchen can take new orders again from Wed, Nov 25. Existing orders aren't affected. Our team wrote: ${words}`,
      },
    ]);
    expect((await cook.graphql('{ myConductSteps { step words pausedUntil } }')).myConductSteps).toEqual([
      { step: 'PAUSE', words, pausedUntil: '2026-11-25' },
    ]);
    const events = await trail(admin, { subjectId: asha.id });
    expect(events.map(({ action, actorName, reason }) => ({ action, actorName, reason }))).toEqual(
      expect.arrayContaining([
        { action: 'CONDUCT_STEP_TAKEN', actorName: 'Anita Desai', reason: words },
        { action: 'KITCHEN_PAUSED_BY_STAFF', actorName: 'Anita Desai', reason: null },
      ]),
    );

    const resume = `mutation { resumeKitchen { __typename ... on KitchenPausedByStaff { until } ... on Problem { code } } }`;
    const pause = `mutation ($until: LocalDate!) { pauseKitchen(until: $until) {
      __typename ... on KitchenAccount { pausedUntil } ... on Problem { code } } }`;
    const refused = { __typename: 'KitchenPausedByStaff', code: 'KITCHEN_PAUSED_BY_STAFF' };
    expect((await cook.graphql(resume)).resumeKitchen).toEqual({ ...refused, until: '2026-11-25' });
    expect((await cook.graphql(pause, { until: '2026-11-24' })).pauseKitchen).toEqual(refused);
    expect((await cook.graphql(pause, { until: '2026-11-27' })).pauseKitchen).toMatchObject({
      pausedUntil: '2026-11-27',
    });
    marketplace.clock.moveTo('2026-11-25T17:00:00Z');
    expect((await (await cookOfAsha()).graphql(resume)).resumeKitchen).toEqual({
      __typename: 'KitchenAccount',
    });
    expect(await statusOfAsha()).toEqual({ status: 'LISTED', pausedUntil: null, pauseFixedUntil: null });
  });

  test('and the pause ends by itself, or when an admin ends it', async () => {
    const proposed = await proposedPause();
    await takeConductStep(await anAdmin(), proposed, words);
    const end = { supplierId: asha.id, reason: 'The oven is repaired' };
    const ended = `mutation ($input: KitchenDecisionInput!) { endKitchenPause(input: $input) {
      __typename ... on KitchenRecord { status pausedByStaffUntil } ... on Problem { code message } } }`;
    const endPause = async () => (await (await anAdmin()).graphql(ended, { input: end })).endKitchenPause;
    expect(await endPause()).toEqual({
      __typename: 'KitchenRecord',
      status: 'LISTED',
      pausedByStaffUntil: null,
    });
    expect(await endPause()).toMatchObject({
      code: 'ALREADY_DONE',
      message: 'No admin has paused this kitchen.',
    });
    await notificationsSent(marketplace);
    const cook = await cookOfAsha();
    const { notifications } = await cook.graphql('{ notifications(first: 1) { nodes { message } } }');
    expect(notifications.nodes[0].message).toBe(
      "Asha's Kitchen can take orders again. Reason: The oven is repaired.",
    );

    await marketplace.empty('conduct_proposals');
    await proposeTonight(marketplace);
    const [{ id }] = (await conductProposals(await anAdmin())).nodes;
    await takeConductStep(await anAdmin(), id, words);
    marketplace.clock.moveTo('2026-11-25T07:59:00Z');
    await endPauses(marketplace.sql, marketplace.clock.read());
    expect(await statusOfAsha()).toMatchObject({ status: 'PAUSED' });
    marketplace.clock.moveTo('2026-11-25T08:00:00Z');
    await endPauses(marketplace.sql, marketplace.clock.read());
    expect(await statusOfAsha()).toEqual({ status: 'LISTED', pausedUntil: null, pauseFixedUntil: null });
  });

  const endPauseDocument = `mutation ($input: KitchenDecisionInput!) { endKitchenPause(input: $input) {
    ... on KitchenRecord { status pausedByStaffUntil } ... on Problem { message } } }`;
  const endPauseOfAsha = async () => {
    const input = { supplierId: asha.id, reason: 'The oven is repaired' };
    return (await (await anAdmin()).graphql(endPauseDocument, { input })).endKitchenPause;
  };
  const pauseUntil = async (until: string) =>
    (await cookOfAsha()).graphql(
      'mutation ($until: LocalDate!) { pauseKitchen(until: $until) { __typename } }',
      { until },
    );
  const latestWords = async () => {
    await notificationsSent(marketplace);
    const { notifications } = await (await cookOfAsha()).graphql(
      '{ notifications(first: 1) { nodes { title message } } }',
    );
    return notifications.nodes[0];
  };

  test.each([
    { length: 'shorter', until: '2026-11-22', again: 'Wed, Nov 25' },
    { length: 'longer', until: '2026-11-29', again: 'Sun, Nov 29' },
  ])("and Asha's own $length break is there again when Anita ends the pause", async ({ until, again }) => {
    const proposed = await proposedPause();
    await pauseUntil(until);
    await takeConductStep(await anAdmin(), proposed, words);
    expect((await latestWords()).message).toContain(`can take new orders again from ${again}.`);
    expect(await endPauseOfAsha()).toEqual({ status: 'PAUSED', pausedByStaffUntil: null });
    expect(await statusOfAsha()).toEqual({ status: 'PAUSED', pausedUntil: until, pauseFixedUntil: null });
    const { title, message } = await latestWords();
    expect(title).toBe('Our team ended the pause of your kitchen');
    expect(message).toContain("Asha's Kitchen is still paused, and can take orders again from");
  });

  test('and a pause that is over is not shown, although her own break goes on', async () => {
    const proposed = await proposedPause();
    await takeConductStep(await anAdmin(), proposed, words);
    await pauseUntil('2026-11-29');
    const pausedByStaff = async () =>
      (
        await (
          await anAdmin()
        ).graphql('query ($id: ID!) { kitchen(id: $id) { status pausedByStaffUntil } }', {
          id: asha.id,
        })
      ).kitchen;
    expect(await pausedByStaff()).toEqual({ status: 'PAUSED', pausedByStaffUntil: '2026-11-25' });
    marketplace.clock.moveTo('2026-11-26T17:00:00Z');
    expect(await pausedByStaff()).toEqual({ status: 'PAUSED', pausedByStaffUntil: null });
  });

  test('and a kitchen that is suspended as well is not said to sell when its pause ends', async () => {
    const proposed = await proposedPause();
    await takeConductStep(await anAdmin(), proposed, words);
    await acts.suspendKitchen.ask(await anAdmin(), {
      supplierId: asha.id,
      reason: 'Complaints about hygiene',
    });
    expect(await endPauseOfAsha()).toEqual({ status: 'SUSPENDED', pausedByStaffUntil: null });
    expect(await latestWords()).toEqual({
      title: 'Our team ended the pause of your kitchen',
      message: "Asha's Kitchen is still suspended. Reason: The oven is repaired.",
    });
  });

  test('Anita dismisses it, and for 30 days only a graver step is proposed', async () => {
    const id = await proposedPause();
    expect(
      await dismissConductProposal(await anAdmin(), id, 'Her stove broke, and she wrote to us.'),
    ).toMatchObject({
      status: 'DISMISSED',
      reason: 'Her stove broke, and she wrote to us.',
      words: null,
      decidedBy: 'Anita Desai',
    });
    expect(await statusOfAsha()).toMatchObject({ status: 'LISTED' });
    expect((await (await cookOfAsha()).graphql('{ myConductSteps { step } }')).myConductSteps).toEqual([]);
    const [event] = await trail(await anAdmin(), { subjectId: asha.id });
    expect(event).toMatchObject({
      action: 'CONDUCT_STEP_DISMISSED',
      reason: 'Her stove broke, and she wrote to us.',
    });
    await proposeTonight(marketplace);
    expect(await statuses()).toEqual(['PAUSE DISMISSED']);
    // It becomes worse by a step, and then it is proposed.
    await dinner(8, 8);
    await proposeTonight(marketplace);
    expect(await statuses()).toEqual(['SUSPEND OPEN', 'PAUSE DISMISSED']);
    await dismissConductProposal(
      await anAdmin(),
      (await conductProposals(await anAdmin())).nodes[0].id,
      'Again',
    );
    marketplace.clock.moveTo('2026-12-16T17:00:00Z');
    await proposeTonight(marketplace);
    expect(await statuses()).toHaveLength(2);
    // After 30 days the same is proposed again, of what is canceled then.
    marketplace.clock.moveTo('2026-12-19T17:00:00Z');
    await dinner(10, 3);
    await proposeTonight(marketplace);
    expect(await statuses()).toEqual(['PAUSE OPEN', 'SUSPEND DISMISSED', 'PAUSE DISMISSED']);
  });

  test('it is void once the figures are better, or worse by a step, and who decides late reads so', async () => {
    const id = await proposedPause();
    await dinner(25, 0);
    await proposeTonight(marketplace);
    expect(await statuses()).toEqual(['WARN OPEN', 'PAUSE VOID']);
    await dinner(10, 0);
    await proposeTonight(marketplace);
    expect(await statuses()).toEqual(['WARN VOID', 'PAUSE VOID']);
    expect(await takeConductStep(await anAdmin(), id, words)).toEqual({
      __typename: 'ConductProposalClosed',
      code: 'CONDUCT_PROPOSAL_CLOSED',
      message: 'This proposal is no longer needed. Nothing was changed.',
      field: 'proposalId',
      closedAs: 'VOID',
    });
    expect(await statusOfAsha()).toMatchObject({ status: 'LISTED' });
  });

  test('two admins decide at the same time: one wins, and the other reads what happened', async () => {
    const id = await proposedPause();
    const [admin, other] = [await anAdmin(), await again(ravi)];
    const answers = await Promise.all([
      takeConductStep(admin, id, words),
      dismissConductProposal(other, id, 'She wrote to us before.'),
      takeConductStep(other, id, words),
      dismissConductProposal(admin, id, 'She wrote to us before.'),
    ]);
    const won = answers.filter(({ __typename }) => __typename === 'ConductProposal');
    const lost = answers.filter(({ code }) => code === 'CONDUCT_PROPOSAL_CLOSED');
    expect([won.length, lost.length]).toEqual([1, 3]);
    for (const { closedAs } of lost) expect(closedAs).toBe(won[0]!.status);
    expect((await statusOfAsha()).status).toBe(won[0]!.status === 'TAKEN' ? 'PAUSED' : 'LISTED');
    const actions = (await trail(admin, { subjectId: asha.id })).map(({ action }) => action);
    expect(actions.filter(action => action.startsWith('CONDUCT_'))).toHaveLength(1);
  });

  test('a suspended kitchen has none, nor has one whose cook is disabled', async () => {
    const id = await proposedPause();
    const admin = await anAdmin();
    await acts.suspendKitchen.ask(admin, { supplierId: asha.id, reason: 'Hygiene' });
    expect(await statuses()).toEqual(['PAUSE VOID']);
    expect(await takeConductStep(admin, id, words)).toMatchObject({ closedAs: 'VOID' });
    await proposeTonight(marketplace);
    expect(await statuses()).toEqual(['PAUSE VOID']);
    await acts.reinstateKitchen.ask(admin, { supplierId: asha.id, reason: 'Inspected' });
    await proposeTonight(marketplace);
    expect(await statuses()).toEqual(['PAUSE OPEN', 'PAUSE VOID']);
    await acts.disablePerson.ask(admin, { personId: asha.userId, reason: 'Asked for it' });
    await proposeTonight(marketplace);
    expect(await statuses()).toEqual(['PAUSE VOID', 'PAUSE VOID']);
  });

  test('it is void as soon as Asha closes her kitchen, and no other follows', async () => {
    await proposedPause();
    const cook = await marketplace.cookOf(asha);
    await marketplace.sql.rows("update orders set payment_status = 'PAID' where status <> 'CANCELED'");
    const { closeMyKitchen } = await cook.graphql(
      'mutation ($name: String!) { closeMyKitchen(kitchenName: $name) { __typename ... on Problem { code } } }',
      { name: asha.kitchenName },
    );
    expect(closeMyKitchen).toEqual({ __typename: 'AccountDeleted' });
    expect(await statuses()).toEqual(['PAUSE VOID']);
    await proposeTonight(marketplace);
    expect(await statuses()).toEqual(['PAUSE VOID']);
  });
});

test('a warning changes nothing but that Asha reads it, in English and in Hindi', async () => {
  await dinner(20, 3);
  await proposeTonight(marketplace);
  const [{ id, step }] = (await conductProposals(await anAdmin())).nodes;
  expect(step).toBe('WARN');
  await takeConductStep(await anAdmin(), id, words);
  await notificationsSent(marketplace);
  const [stored] = await marketplace.sql.rows<{ title: string; message: string; translations: object }>(
    "select title, message, translations from notifications where type = 'KITCHEN_WARNED'",
  );
  expect(stored).toEqual({
    title: 'About your recent orders',
    message: `Our team wrote to Asha's Kitchen: ${words}`,
    translations: {
      hi: {
        title: 'आपके हाल के ऑर्डरों के बारे में',
        message: `हमारी टीम ने Asha's Kitchen को लिखा है: ${words}`,
      },
    },
  });
  expect(await statusOfAsha()).toEqual({ status: 'LISTED', pausedUntil: null, pauseFixedUntil: null });
});

test('a suspension is one as on the screen of the kitchen', async () => {
  await dinner(10, 5);
  await proposeTonight(marketplace);
  const admin = await anAdmin();
  const [{ id }] = (await conductProposals(admin)).nodes;
  expect(await takeConductStep(admin, id, words)).toMatchObject({ step: 'SUSPEND', status: 'TAKEN' });
  expect(await statusOfAsha()).toMatchObject({ status: 'SUSPENDED' });
  await notificationsSent(marketplace);
  const [stored] = await marketplace.sql.rows<{ message: string }>(
    "select message from notifications where type = 'KITCHEN_SUSPENDED'",
  );
  expect(stored!.message).toContain(words);
});

test('proposals come in pages, the open ones first, from both ends', async () => {
  const bela = await aKitchen(marketplace, await aCity(marketplace, { name: 'Fremont' }), {
    kitchenName: "Bela's Kitchen",
  });
  const chitra = await aKitchen(marketplace, await aCity(marketplace, { name: 'Milpitas' }), {
    kitchenName: "Chitra's Kitchen",
  });
  for (const kitchen of [asha, bela, chitra]) {
    marketplace.clock.moveTo(tuesdayMorning);
    await dinner(10, 2, kitchen);
  }
  await proposeTonight(marketplace);
  const admin = await anAdmin();
  const all = (await conductProposals(admin)).nodes;
  await dismissConductProposal(admin, all[0].id, 'She wrote to us.');
  const named = ({ nodes }: { nodes: { id: string; status: string }[] }) => nodes.map(({ id }) => id);
  const expected = [all[1].id, all[2].id, all[0].id];
  const first = await conductProposals(admin, { first: 2 });
  expect(named(first)).toEqual(expected.slice(0, 2));
  const second = await conductProposals(admin, { first: 2, after: first.pageInfo.endCursor });
  expect(named(second)).toEqual(expected.slice(2));
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const back = await conductProposals(admin, { last: 2, before: second.pageInfo.startCursor });
  expect(named(back)).toEqual(expected.slice(0, 2));
});

describe('Who may', () => {
  test('support and finance read proposals and decide nothing; others read none', async () => {
    const id = await proposedPause();
    for (const role of ['SUPPORT', 'FINANCE'] as const) {
      const staff = await marketplace.admin(`Staff ${role}`, role);
      expect((await conductProposals(staff)).nodes).toHaveLength(1);
      expect(await staff.refusal(takeConductStepDocument, { input: { proposalId: id, words } })).toBe(
        'FORBIDDEN',
      );
      const dismissal = { input: { proposalId: id, reason: 'Why not' } };
      expect(await staff.refusal(dismissConductProposalDocument, dismissal)).toBe('FORBIDDEN');
    }
    const reviewer = await marketplace.admin('Rekha Rao', 'REVIEWER');
    for (const visitor of [reviewer, await again(meera), await cookOfAsha()]) {
      expect(await visitor.refusal(conductProposalsDocument, { first: 1 })).toBe('FORBIDDEN');
      expect(await visitor.refusal(conductOrdersDocument, { proposalId: id, kind: 'LATE' })).toBe(
        'FORBIDDEN',
      );
      expect(await visitor.refusal(takeConductStepDocument, { input: { proposalId: id, words } })).toBe(
        'FORBIDDEN',
      );
    }
    expect(await statuses()).toEqual(['PAUSE OPEN']);
  });

  test.each([
    ['', 'Please write to the kitchen.'],
    [' \u200b ', 'Please write to the kitchen.'],
    ['x'.repeat(501), 'Please use at most 500 characters.'],
    ['a\u0000b', 'Please remove the special characters.'],
  ])('no one takes a step with the words %j', async (typed, message) => {
    const id = await proposedPause();
    expect(await takeConductStep(await anAdmin(), id, typed)).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'words',
      message,
    });
    expect(await statuses()).toEqual(['PAUSE OPEN']);
  });

  test('no one decides about what does not exist, or without a reason', async () => {
    const id = await proposedPause();
    const admin = await anAdmin();
    for (const unknown of ['', 'nothing', crypto.randomUUID(), asha.id])
      expect(await takeConductStep(admin, unknown, words)).toMatchObject({
        code: 'CONDUCT_PROPOSAL_NOT_FOUND',
      });
    expect(await dismissConductProposal(admin, id, ' ')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'reason',
    });
  });
});
