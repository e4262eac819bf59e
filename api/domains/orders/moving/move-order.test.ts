import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import {
  cancelByKitchen,
  cancelByKitchenDocument,
  moveOrder,
  moveOrderDocument,
  undoOrderMove,
  undoOrderMoveDocument,
} from '../../../testing/kitchen-work.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { platesLeft } from '../../../testing/plates.ts';
import { tuesdayCutOff, tuesdayDinner, tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let [asha, meera]: Visitor[] = [];

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'audit_events');
  kitchen = await aKitchen(marketplace, await aCity(marketplace));
  asha = await marketplace.cookOf(kitchen);
});

const toTheDoor = { fulfillment: 'DELIVERY', deliveryAddress: '5 Elm St, San Jose, CA 95112' };
const trail = () =>
  marketplace.sql.rows(
    'select action, subject_name, before, after, reason, actor_id from audit_events order by at, id',
  );
const statusSeenBy = async (visitor: Visitor, id: string) =>
  (await visitor.graphql('query ($id: ID!) { order(id: $id) { status } }', { id })).order.status;

describe('Asha cooks an order', () => {
  test('and brings it, step by step, each with its time', async () => {
    const { id } = await placeOrder(meera!, { ...anOrder(kitchen), ...toTheDoor });
    marketplace.clock.moveTo(tuesdayDinner);
    const way = ['PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'DELIVERED'];
    for (const [index, to] of way.slice(1).entries()) {
      marketplace.clock.forward({ minutes: 10 });
      expect(await moveOrder(asha!, id, way[index]!, to)).toMatchObject({ id, status: to });
      expect(await statusSeenBy(meera!, id)).toBe(to);
    }
    const { order } = await meera!.graphql('query ($id: ID!) { order(id: $id) { timeline { status at } } }', {
      id,
    });
    expect(order.timeline.map((moment: { at: string }) => moment.at.slice(11, 16))).toEqual([
      '17:00',
      '02:10',
      '02:20',
      '02:30',
      '02:40',
    ]);
  });

  test('and hands it over: pickup orders have no delivery step', async () => {
    const { id } = await placeOrder(meera!, anOrder(kitchen));
    marketplace.clock.moveTo(tuesdayDinner);
    await moveOrder(asha!, id, 'PLACED', 'PREPARING');
    await moveOrder(asha!, id, 'PREPARING', 'READY');
    const onTheRoad = await moveOrder(asha!, id, 'READY', 'OUT_FOR_DELIVERY');
    expect(onTheRoad).toMatchObject({ code: 'STEP_NOT_POSSIBLE', field: 'to' });
    expect(await moveOrder(asha!, id, 'READY', 'DELIVERED')).toMatchObject({ status: 'DELIVERED' });
  });

  test('but skips no step, undoes none this way, and takes none twice', async () => {
    const { id } = await placeOrder(meera!, { ...anOrder(kitchen), ...toTheDoor });
    marketplace.clock.moveTo(tuesdayDinner);
    for (const to of ['READY', 'DELIVERED', 'CANCELED', 'PLACED']) {
      expect(await moveOrder(asha!, id, 'PLACED', to)).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    }
    await moveOrder(asha!, id, 'PLACED', 'PREPARING');
    expect(await moveOrder(asha!, id, 'PLACED', 'PREPARING')).toMatchObject({
      code: 'ORDER_MOVED_ON',
      field: 'from',
      status: 'PREPARING',
    });
    await moveOrder(asha!, id, 'PREPARING', 'READY');
    expect(await moveOrder(asha!, id, 'READY', 'DELIVERED')).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  });

  test('once, also when 20 hands press at the same time', async () => {
    const { id, orderNumber } = await placeOrder(meera!, anOrder(kitchen));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => moveOrder(asha!, id, 'PLACED', 'PREPARING')),
    );
    expect(answers.filter(({ __typename }) => __typename === 'Order')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ORDER_MOVED_ON')).toHaveLength(19);
    expect(await trail()).toEqual([
      {
        action: 'ORDER_MOVED',
        subject_name: orderNumber,
        before: { status: 'PLACED' },
        after: { status: 'PREPARING' },
        reason: null,
        actor_id: kitchen.userId,
      },
    ]);
  });
});

describe('a wrong step', () => {
  test('is undone within two minutes, without a trace', async () => {
    const { id } = await placeOrder(meera!, anOrder(kitchen));
    marketplace.clock.moveTo(tuesdayCutOff);
    await moveOrder(asha!, id, 'PLACED', 'PREPARING');
    await moveOrder(asha!, id, 'PREPARING', 'READY');
    marketplace.clock.forward({ minutes: 2 });
    expect(await undoOrderMove(asha!, id, 'READY')).toMatchObject({
      status: 'PREPARING',
      timeline: [{ status: 'PLACED' }, { status: 'PREPARING' }],
    });
    expect(await statusSeenBy(meera!, id)).toBe('PREPARING');
    expect((await trail()).map(({ action }) => action)).toEqual([
      'ORDER_MOVED',
      'ORDER_MOVED',
      'ORDER_MOVE_UNDONE',
    ]);
  });

  test('stays after that, when the order has moved on, and once it is delivered', async () => {
    const { id } = await placeOrder(meera!, anOrder(kitchen));
    expect(await undoOrderMove(asha!, id, 'PLACED')).toMatchObject({ code: 'TOO_LATE_TO_UNDO' });
    await moveOrder(asha!, id, 'PLACED', 'PREPARING');
    expect(await undoOrderMove(asha!, id, 'READY')).toMatchObject({ code: 'ORDER_MOVED_ON' });
    marketplace.clock.forward({ minutes: 3 });
    expect(await undoOrderMove(asha!, id, 'PREPARING')).toMatchObject({ code: 'TOO_LATE_TO_UNDO' });
    marketplace.clock.moveTo(tuesdayDinner);
    await moveOrder(asha!, id, 'PREPARING', 'READY');
    await moveOrder(asha!, id, 'READY', 'DELIVERED');
    expect(await undoOrderMove(asha!, id, 'DELIVERED')).toMatchObject({ code: 'TOO_LATE_TO_UNDO' });
  });
});

describe('Asha cancels an order', () => {
  test('for a reason both sides read, and its plates are free again', async () => {
    const { id } = await placeOrder(meera!, anOrder(kitchen, 3));
    await moveOrder(asha!, id, 'PLACED', 'PREPARING');
    marketplace.clock.forward({ minutes: 5 });
    expect(await cancelByKitchen(asha!, id, ' We have run out of rice. ')).toMatchObject({
      status: 'CANCELED',
      canceledBy: 'SUPPLIER',
      cancellationReason: 'We have run out of rice.',
    });
    const { order } = await meera!.graphql(
      'query ($id: ID!) { order(id: $id) { status canceledBy cancellationReason } }',
      { id },
    );
    expect(order).toEqual({
      status: 'CANCELED',
      canceledBy: 'SUPPLIER',
      cancellationReason: 'We have run out of rice.',
    });
    expect(await platesLeft(meera!, kitchen)).toBe(25);
    expect((await trail()).at(-1)).toMatchObject({
      action: 'ORDER_CANCELED',
      before: { status: 'PREPARING' },
      after: { status: 'CANCELED' },
      reason: 'We have run out of rice.',
    });
  });

  test('at any time before it is delivered, but not after, nor twice', async () => {
    const { id } = await placeOrder(meera!, anOrder(kitchen, 3));
    marketplace.clock.moveTo('2026-11-18T05:00:00Z');
    const answers = await Promise.all([1, 2, 3].map(() => cancelByKitchen(asha!, id, 'Closed.')));
    expect(answers.filter(({ status }) => status === 'CANCELED')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'TOO_LATE_TO_CANCEL')).toHaveLength(2);
    marketplace.clock.moveTo(tuesdayMorning);
    const other = await placeOrder(meera!, anOrder(kitchen));
    await marketplace.sql.rows("update orders set status = 'DELIVERED' where id = $1", [other.id]);
    expect(await cancelByKitchen(asha!, other.id, 'Oh.')).toMatchObject({ code: 'TOO_LATE_TO_CANCEL' });
  });

  test('never without a word, nor with words that break the rules', async () => {
    const { id } = await placeOrder(meera!, anOrder(kitchen));
    for (const reason of ['', '  ', 'x'.repeat(301), 'a\u0000b']) {
      expect(await cancelByKitchen(asha!, id, reason)).toMatchObject({
        code: 'INVALID_INPUT',
        field: 'reason',
      });
    }
  });
});

test('no one else does any of it: for another cook it is not found', async () => {
  const { id } = await placeOrder(meera!, anOrder(kitchen));
  const { cook: gauri } = await marketplace.kitchenOwner('Gauri Das');
  for (const unknown of [id, crypto.randomUUID(), "' or true"]) {
    const notFound = { code: 'ORDER_NOT_FOUND', field: 'orderId' };
    expect(await moveOrder(gauri, unknown, 'PLACED', 'PREPARING')).toMatchObject(notFound);
    expect(await undoOrderMove(gauri, unknown, 'PLACED')).toMatchObject(notFound);
    expect(await cancelByKitchen(gauri, unknown, 'Mine?')).toMatchObject(notFound);
  }
  const acts: [string, Record<string, unknown>][] = [
    [moveOrderDocument, { orderId: id, from: 'PLACED', to: 'PREPARING' }],
    [undoOrderMoveDocument, { orderId: id, from: 'PLACED' }],
    [cancelByKitchenDocument, { orderId: id, reason: 'Not mine' }],
  ];
  for (const [document, input] of acts) {
    expect(await meera!.refusal(document, { input })).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(document, { input })).toBe('UNAUTHENTICATED');
  }
  expect(await statusSeenBy(meera!, id)).toBe('PLACED');
});
