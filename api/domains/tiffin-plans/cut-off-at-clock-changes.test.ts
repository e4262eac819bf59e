import { afterAll, beforeAll, expect, test } from 'vitest';
import { cities } from '../../demo/cities.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { lunchesOf, ordersPlaced, TiffinPlanActs } from '../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

const zones = [...new Set(cities.map(({ timeZone }) => timeZone))];
const changes = [
  { date: '2026-11-01', before: '2026-10-28T17:00:00Z', startsOn: '2026-11-01' },
  { date: '2027-03-14', before: '2027-03-10T17:00:00Z', startsOn: '2027-03-14' },
];

test.each(changes.flatMap(change => zones.map(timeZone => ({ ...change, timeZone }))))(
  'a meal is skipped until a second before its cut-off, and not a second after: $timeZone on $date',
  async ({ date, before, startsOn, timeZone }) => {
    marketplace.clock.moveTo(before);
    const city = await aCity(marketplace, { name: `${timeZone} on ${date}`, timeZone });
    const kitchen = await aKitchen(marketplace, city);
    const acts = new TiffinPlanActs(marketplace, await marketplace.customer(`Ravi of ${city.name}`));
    const given = lunchesOf(kitchen, { weekdays: [0], startsOn });
    const [first, second] = [await acts.start(given), await acts.start(given)];
    await ordersPlaced(marketplace);
    const [cutOff] = await marketplace.sql.rows<{ at: number }>(
      `select extract(epoch from ($1::date + time '10:00') at time zone $2)::int as at`,
      [date, timeZone],
    );
    const secondsFrom = (seconds: number) => new Date((cutOff!.at + seconds) * 1000).toISOString();
    marketplace.clock.moveTo(secondsFrom(-1));
    expect(await acts.skip(first.id, date)).toMatchObject({ __typename: 'TiffinPlan' });
    marketplace.clock.moveTo(secondsFrom(1));
    expect(await acts.skip(second.id, date)).toMatchObject({ code: 'TOO_LATE_TO_CANCEL' });
    expect((await acts.day(second.id, date)).status).toBe('ORDERED');
  },
);
