import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeCity, removeCity, trail } from '../../testing/admin-work.ts';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { lunchesOf, TiffinPlanActs } from '../../testing/builders/a-tiffin-plan.ts';
import { aDeliveredOrder } from '../../testing/builders/delivered-order.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { featureFlag, featureFlags, openAt, setFeatureFlag } from '../../testing/feature-flags.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { reviewOrder } from '../../testing/reviews.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { createWebhookEndpoint } from '../../testing/webhooks.ts';
import { bucketOf } from './bucket-of.ts';

let marketplace: Marketplace;
let anita: Visitor;
let meera: Visitor;
let sanJose: TestCity;
let fremont: TestCity;
let asha: TestKitchen;
let bela: TestKitchen;

beforeAll(async () => {
  // With its caches, as answers are of one viewer.
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('users', 'cities', 'audit_events', 'attempts');
  await marketplace.services.features.refresh();
  anita = await marketplace.admin('Anita Desai');
  meera = await marketplace.customer('Meera Iyer');
  sanJose = await aCity(marketplace);
  fremont = await aCity(marketplace, { name: 'Fremont' });
  asha = await aKitchen(marketplace, sanJose);
  bela = await aKitchen(marketplace, fremont);
});

const all = ['TIFFIN_PLANS', 'REVIEWS', 'WEBHOOKS'];
const without = (feature: string) => all.filter(each => each !== feature);
const closed = (feature: string) => setFeatureFlag(anita, { feature, status: 'OFF' });
const plansOf = (customer: Visitor) => new TiffinPlanActs(marketplace, customer);
const provenNow = ({ userId }: Visitor) =>
  marketplace.sql.rows('update sessions set proven_at = $2 where user_id = $1', [
    userId,
    marketplace.clock.read(),
  ]);

describe('Before anyone sets anything', () => {
  test('every feature is open to everyone, and Anita sees so', async () => {
    const setting = { status: 'ON', percent: 100, isInAllCities: true, cities: [] };
    const never = { version: 0, changedAt: null, changedByName: null };
    expect(await featureFlags(anita)).toEqual(all.map(key => ({ key, ...setting, ...never })));
    for (const person of [marketplace.anonymous(), meera, anita])
      expect(await openAt(person, asha.id)).toEqual(all);
  });

  test('a setting of a feature that this release does not have is ignored', async () => {
    await marketplace.sql.rows("insert into feature_flags values ('DRONES', 'ON', 100, true, 1, now(), $1)", [
      anita.userId,
    ]);
    await marketplace.services.features.refresh();
    expect((await featureFlags(anita)).map(({ key }: { key: string }) => key)).toEqual(all);
    expect(await openAt(meera, asha.id)).toEqual(all);
  });
});

describe('Anita closes new tiffin plans', () => {
  test('and Meera cannot start one anymore, while her plan continues', async () => {
    const plans = plansOf(meera);
    const { id } = await plans.start(lunchesOf(asha, { idempotencyKey: 'lunches-of-meera' }));
    expect(await closed('TIFFIN_PLANS')).toMatchObject({ __typename: 'FeatureFlag', status: 'OFF' });
    expect(await plans.start(lunchesOf(asha))).toEqual({
      __typename: 'FeatureNotAvailable',
      code: 'FEATURE_NOT_AVAILABLE',
      field: null,
      message: "New tiffin plans aren't available at this kitchen right now. You can order single meals.",
    });
    expect(await openAt(meera, asha.id)).toEqual(without('TIFFIN_PLANS'));
    // The answer to the request that started it was lost.
    expect(await plans.start(lunchesOf(asha, { idempotencyKey: 'lunches-of-meera' }))).toMatchObject({ id });
    expect(await plans.skip(id, '2026-11-18')).toMatchObject({ id });
    expect(await plans.change({ planId: id, version: 1, ...changeOf(asha) })).toMatchObject({ id });
  });

  test('in all but San Jose: kitchens there start plans, others do not', async () => {
    await setFeatureFlag(anita, { feature: 'TIFFIN_PLANS', status: 'PART', cityIds: [sanJose.id] });
    expect((await plansOf(meera).start(lunchesOf(bela))).code).toBe('FEATURE_NOT_AVAILABLE');
    expect((await plansOf(meera).start(lunchesOf(asha))).__typename).toBe('TiffinPlan');
    for (const person of [marketplace.anonymous(), meera]) {
      expect(await openAt(person, asha.id)).toEqual(all);
      expect(await openAt(person, bela.id)).toEqual(without('TIFFIN_PLANS'));
    }
  });

  test('for a part of the people: always the same ones, and more of them as she raises it', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, at) => marketplace.customer(`Customer ${at}`)),
    );
    const buckets = people.map(({ userId }) => bucketOf('TIFFIN_PLANS', userId!));
    for (const percent of [0, ...buckets.toSorted((one, other) => one - other).map(each => each + 1), 100]) {
      await setFeatureFlag(anita, { feature: 'TIFFIN_PLANS', status: 'PART', percent });
      const isOpen = await Promise.all(people.map(async each => (await openAt(each, asha.id)).length === 3));
      expect(isOpen).toEqual(buckets.map(bucket => bucket < percent));
      // Visitors cannot be recognized the next time.
      expect((await openAt(marketplace.anonymous(), asha.id)).length).toBe(percent === 100 ? 3 : 2);
    }
    const last = buckets.indexOf(Math.max(...buckets));
    await setFeatureFlag(anita, { feature: 'TIFFIN_PLANS', status: 'PART', percent: buckets[last] });
    expect((await plansOf(people[last]!).start(lunchesOf(asha))).code).toBe('FEATURE_NOT_AVAILABLE');
  });
});

const changeOf = (kitchen: TestKitchen) => ({
  weekdays: [1, 2, 3],
  weekdayAddresses: [],
  hasConsented: true,
  lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 1 }],
  expectedTotalCents: 900,
});

describe('Anita closes new reviews', () => {
  const canReview = async (id: string) =>
    (await meera.graphql('query ($id: ID!) { order(id: $id) { viewerCanReview } }', { id })).order
      .viewerCanReview;

  test('and Meera is not asked for one, but can change what she wrote before', async () => {
    const [first, second] = [
      await aDeliveredOrder(marketplace, meera, asha),
      await aDeliveredOrder(marketplace, meera, asha),
    ];
    await reviewOrder(meera, first, 4, 'Soft dosas.');
    await closed('REVIEWS');
    expect(await canReview(second)).toBe(false);
    expect(await reviewOrder(meera, second, 5)).toMatchObject({
      code: 'FEATURE_NOT_AVAILABLE',
      message: "New reviews aren't available for this kitchen right now.",
    });
    expect(await canReview(first)).toBe(true);
    expect(await reviewOrder(meera, first, 5, 'Soft dosas, again.')).toMatchObject({ rating: 5 });
    await setFeatureFlag(anita, { feature: 'REVIEWS', status: 'PART', cityIds: [sanJose.id] });
    expect(await canReview(second)).toBe(true);
    expect(await reviewOrder(meera, second, 5)).toMatchObject({ rating: 5 });
  });
});

describe('Anita closes new webhooks', () => {
  const ownOpen = async (person: Visitor) => (await person.graphql('{ openFeatures }')).openFeatures;

  test('in San Jose: its cooks and staff add none, and those of Fremont do', async () => {
    const [cookOfAsha, cookOfBela] = [await marketplace.cookOf(asha), await marketplace.cookOf(bela)];
    for (const person of [cookOfAsha, cookOfBela, anita]) await provenNow(person);
    const first = await createWebhookEndpoint(cookOfAsha, 'https://printer.example/first');
    expect(first.__typename).toBe('WebhookSecretIssued');
    await setFeatureFlag(anita, { feature: 'WEBHOOKS', status: 'PART', cityIds: [fremont.id] });
    for (const person of [cookOfAsha, anita]) {
      expect(await createWebhookEndpoint(person, 'https://printer.example/hook')).toMatchObject({
        code: 'FEATURE_NOT_AVAILABLE',
        message: "New webhooks aren't available for your account right now. Existing ones keep working.",
      });
      expect(await ownOpen(person)).toEqual(without('WEBHOOKS'));
    }
    expect((await cookOfAsha.graphql('{ webhookEndpoints { status } }')).webhookEndpoints).toEqual([
      { status: 'ACTIVE' },
    ]);
    expect(await ownOpen(cookOfBela)).toEqual(all);
    expect((await createWebhookEndpoint(cookOfBela, 'https://printer.example/hook')).__typename).toBe(
      'WebhookSecretIssued',
    );
    expect(await ownOpen(marketplace.anonymous())).toEqual(without('WEBHOOKS'));
  });
});

describe('What Anita sets', () => {
  test('is in the audit trail with before and after, and sent again it is no other change', async () => {
    const part = { feature: 'REVIEWS', status: 'PART', percent: 20, cityIds: [sanJose.id, fremont.id] };
    expect(await setFeatureFlag(anita, part)).toEqual({
      __typename: 'FeatureFlag',
      key: 'REVIEWS',
      status: 'PART',
      percent: 20,
      isInAllCities: false,
      cities: [{ name: 'Fremont' }, { name: 'San Jose' }],
      version: 1,
      changedAt: '2026-11-17T17:00:00.000Z',
      changedByName: 'Anita Desai',
    });
    marketplace.clock.forward({ minutes: 5 });
    // Its answer was lost: it is sent again, with the version that it was about.
    const again = { ...part, cityIds: [fremont.id, sanJose.id.toUpperCase(), fremont.id], version: 0 };
    expect(await setFeatureFlag(anita, again)).toMatchObject({ version: 1, percent: 20 });
    // Closed and opened again, it has the part that it had.
    await closed('REVIEWS');
    const reviews = await featureFlag(anita, 'REVIEWS');
    expect(reviews).toMatchObject({ status: 'OFF', percent: 20, isInAllCities: false });
    await setFeatureFlag(anita, { ...part, percent: null, cityIds: null });
    const events = await trail(anita, { action: 'FEATURE_SET' });
    const cities = 'Fremont, CA; San Jose, CA';
    expect(events).toMatchObject([
      {
        subjectKind: 'feature',
        subjectName: 'New reviews',
        actorName: 'Anita Desai',
        changes: [
          { fact: 'cities', before: cities, after: 'All cities' },
          { fact: 'status', before: 'OFF', after: 'PART' },
          { fact: 'percent', before: '20', after: '100' },
        ],
      },
      {
        changes: [
          { fact: 'cities', before: cities, after: cities },
          { fact: 'status', before: 'PART', after: 'OFF' },
          { fact: 'percent', before: '20', after: '20' },
        ],
      },
      {
        changes: [
          { fact: 'cities', before: 'All cities', after: cities },
          { fact: 'status', before: 'ON', after: 'PART' },
          { fact: 'percent', before: '100', after: '20' },
        ],
      },
    ]);
  });

  test('at the same time as Ravi is one setting: who looked at an older one is refused', async () => {
    const ravi = await marketplace.admin('Ravi Kumar');
    const answers = await Promise.all(
      [10, 20, 30, 40].map((percent, at) =>
        setFeatureFlag(at % 2 ? ravi : anita, { feature: 'REVIEWS', status: 'PART', percent, version: 0 }),
      ),
    );
    const [set] = answers.filter(({ __typename }) => __typename === 'FeatureFlag');
    expect(answers.filter(({ code }) => code === 'FEATURE_CHANGED')).toHaveLength(3);
    expect(await trail(anita, { action: 'FEATURE_SET' })).toHaveLength(1);
    expect(await featureFlag(anita, 'REVIEWS')).toMatchObject({ percent: set!.percent, version: 1 });

    await closed('REVIEWS');
    const reopening = { feature: 'REVIEWS', status: 'PART', percent: 50, version: 1 };
    expect(await setFeatureFlag(ravi, reopening)).toMatchObject({ code: 'FEATURE_CHANGED' });
    expect(await featureFlag(anita, 'REVIEWS')).toMatchObject({ status: 'OFF', version: 2 });
  });

  test('as it is already leaves it to the release, and no trace', async () => {
    const never = { status: 'ON', version: 0, changedAt: null, changedByName: null };
    expect(await setFeatureFlag(anita, { feature: 'REVIEWS', status: 'ON' })).toMatchObject(never);
    expect(await marketplace.sql.rows('select from feature_flags')).toEqual([]);
    expect(await trail(anita, { action: 'FEATURE_SET' })).toEqual([]);
  });

  test('follows a city that is merged, and opens nothing everywhere when its last city is removed', async () => {
    const milpitas = await aCity(marketplace, { name: 'Milpitas' });
    await setFeatureFlag(anita, { feature: 'REVIEWS', status: 'PART', cityIds: [milpitas.id] });
    await mergeCity(anita, milpitas.id, fremont.id);
    await marketplace.services.features.refresh();
    expect(await openAt(meera, bela.id)).toEqual(all);
    expect((await featureFlags(anita))[1].cities).toEqual([{ name: 'Fremont' }]);

    const reno = await aCity(marketplace, { name: 'Reno' });
    await setFeatureFlag(anita, { feature: 'REVIEWS', status: 'PART', cityIds: [reno.id] });
    await removeCity(anita, reno.id);
    await marketplace.services.features.refresh();
    expect((await featureFlags(anita))[1]).toMatchObject({ isInAllCities: false, cities: [] });
    for (const kitchen of [asha, bela]) expect(await openAt(meera, kitchen.id)).toEqual(without('REVIEWS'));
  });

  const notPercent = ['INVALID_INPUT', 'percent', 'Please enter a whole number from 0 to 100.'];
  const noCity = ['CITY_NOT_FOUND', 'cityIds', "We couldn't find this city."];
  const someIds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  test.each([
    ['more than all people', { percent: 101 }, notPercent],
    ['fewer than none', { percent: -1 }, notPercent],
    [
      'too many cities',
      { cityIds: someIds(51) },
      ['INVALID_INPUT', 'cityIds', 'Please choose at most 50 cities.'],
    ],
    ['no city', { cityIds: [] }, ['INVALID_INPUT', 'cityIds', 'Please add a city, or choose all cities.']],
    ['a city that does not exist', { cityIds: someIds(1) }, noCity],
    ['a city without an ID', { cityIds: ['nowhere'] }, noCity],
  ])('is refused with %s', async (_, given, [code, field, message]) => {
    const input = { feature: 'REVIEWS', status: 'PART', ...given };
    expect(await setFeatureFlag(anita, input)).toMatchObject({ code, field, message });
    expect((await featureFlags(anita))[1]).toMatchObject({ status: 'ON', changedAt: null });
  });

  test.each(['REVIEWER', 'SUPPORT', 'FINANCE'] as const)('no %s may read or set', async role => {
    const set =
      'mutation { setFeatureFlag(input: { feature: REVIEWS, status: OFF, version: 0 }) { __typename } }';
    for (const person of [await marketplace.admin(`Staff ${role}`, role), meera]) {
      expect(await person.refusal(set)).toBe('FORBIDDEN');
      expect(await person.refusal('{ featureFlags { key } }')).toBe('FORBIDDEN');
    }
    expect(await openAt(meera, asha.id)).toEqual(all);
  });
});
