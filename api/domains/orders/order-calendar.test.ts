import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type GivenKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open({ PUBLIC_URL: 'https://tiffin.example' });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('cities', 'users');
  meera = await marketplace.customer('Meera Iyer');
});

const kitchenIn = async (given: GivenKitchen = {}) => aKitchen(marketplace, await aCity(marketplace), given);

const ordered = (kitchen: TestKitchen, more: object = {}) =>
  placeOrder(meera, { ...anOrder(kitchen, 2), ...more });

const fileOf = async (id: string, who = meera) => who.send(`/api/orders/${id}/calendar.ics`);

/** The one event of an order's file, read by another program's parser. */
const eventOf = async (id: string) => {
  const text = await (await fileOf(id)).text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone')!;
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]!);
  const timezone = new ICAL.Timezone(zone);
  const instant = (time: ICAL.Time) => {
    time.zone = timezone;
    return time.toJSDate().toISOString();
  };
  return {
    text,
    method: calendar.getFirstPropertyValue('method'),
    names: events[0]!.getAllProperties().map(({ name }) => name),
    timeZone: timezone.tzid,
    uid: event.uid,
    sequence: event.sequence,
    status: events[0]!.getFirstPropertyValue('status'),
    url: events[0]!.getFirstPropertyValue('url'),
    from: event.startDate.toString(),
    instants: [instant(event.startDate), instant(event.endDate)],
    summary: event.summary,
    location: event.location,
    description: event.description,
  };
};

test('Meera puts her pickup into her calendar: when, where and what', async () => {
  const { id, orderNumber } = await ordered(await kitchenIn());
  const answer = await fileOf(id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${orderNumber}.ics"`);
  expect(await eventOf(id)).toMatchObject({
    method: 'PUBLISH',
    timeZone: 'America/Los_Angeles',
    uid: `order-${id}@tiffin`,
    status: 'CONFIRMED',
    url: `https://tiffin.example/orders/${id}`,
    from: '2026-11-17T18:00:00',
    instants: ['2026-11-18T02:00:00.000Z', '2026-11-18T04:00:00.000Z'],
    summary: "Pick up dinner at Asha's Kitchen",
    location: '12 Almaden Ave, San Jose, CA 95112',
    description: `2 × Masala Dosa\nOrder ${orderNumber}: https://tiffin.example/orders/${id}`,
  });
});

test('an order to her door has her address', async () => {
  const deliveryAddress = '12B Maple Street, San Jose, CA 95112';
  const { id } = await ordered(await kitchenIn(), { fulfillment: 'DELIVERY', deliveryAddress });
  expect(await eventOf(id)).toMatchObject({
    summary: "Dinner from Asha's Kitchen",
    location: deliveryAddress,
  });
});

test.each([
  "Asha's, kitchen; \n",
  'Asha\\nEND:VEVENT\\;',
  'Asha\r\nATTACH:https://evil.example/\r\nSUMMARY:Free',
  'Asha\u2028BEGIN:VALARM',
  `${'आशा की रसोई, '.repeat(12)}🍛`,
  `${'x'.repeat(73)},,,,${'y'.repeat(200)}`,
])('whatever the name, it is a name and nothing else: %j', async name => {
  const kitchen = await kitchenIn({ dishes: { [name]: 900 } });
  const { id } = await ordered(kitchen);
  await marketplace.sql.rows('update suppliers set kitchen_name = $1 where id = $2', [name, kitchen.id]);
  const { text, names, summary, description } = await eventOf(id);
  const lines = name.replace(/\r\n|\u2028/g, '\n');
  expect(summary).toBe(`Pick up dinner at ${lines}`);
  expect(description.startsWith(`2 × ${lines}\nOrder T-`)).toBe(true);
  expect(names).toEqual([
    'uid',
    'dtstamp',
    'sequence',
    'status',
    'dtstart',
    'dtend',
    'summary',
    'location',
    'description',
    'url',
    'transp',
  ]);
  const written = text.split('\r\n');
  expect(Math.max(...written.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(written.join('')).not.toMatch(/[\r\n\ufffd]/);
});

test('a later file is the same event and newer, also when the order is canceled', async () => {
  const { id } = await ordered(await kitchenIn());
  const first = await eventOf(id);
  marketplace.clock.forward({ minutes: 5 });
  const second = await eventOf(id);
  await cancelOrder(meera, id);
  marketplace.clock.forward({ minutes: 5 });
  const canceled = await eventOf(id);
  expect(new Set([first.uid, second.uid, canceled.uid]).size).toBe(1);
  expect(first.sequence).toBeLessThan(second.sequence);
  expect(second.sequence).toBeLessThan(canceled.sequence);
  expect(canceled).toMatchObject({ status: 'CANCELLED', location: null });
});

test('a meal is at its time on the clocks of the city, in summer and in winter', async () => {
  const kitchen = await kitchenIn();
  const { id } = await ordered(kitchen);
  await marketplace.sql.rows('update orders set served_from = $1, served_until = $2 where id = $3', [
    '2027-07-01T01:00:00Z',
    '2027-07-01T03:00:00Z',
    id,
  ]);
  expect(await eventOf(id)).toMatchObject({
    from: '2027-06-30T18:00:00',
    instants: ['2027-07-01T01:00:00.000Z', '2027-07-01T03:00:00.000Z'],
  });
});

test('another customer and a stranger do not get it', async () => {
  const { id } = await ordered(await kitchenIn());
  const ravi = await marketplace.customer('Ravi Menon');
  expect((await fileOf(id, ravi)).status).toBe(404);
  expect((await fileOf('not-an-id')).status).toBe(404);
  expect((await fileOf(id, marketplace.anonymous())).status).toBe(401);
});
