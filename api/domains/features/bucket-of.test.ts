import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bucketOf } from './bucket-of.ts';
import { type FlagSetting, isOpenTo } from './is-open-to.ts';

/** The IDs of ten thousand people, the same ones in every run. */
const people = Array.from({ length: 10_000 }, (_, at) => {
  const hex = createHash('md5').update(`person ${at}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
});

const part = (percent: number): FlagSetting => ({
  status: 'PART',
  percent,
  isInAllCities: true,
  cityIds: new Set(),
});
const openTo = (percent: number, feature = 'TIFFIN_PLANS', among = people) =>
  among.filter(personId => isOpenTo(feature, part(percent), { personId, cityId: null }));

describe('Of ten thousand people', () => {
  test('each has one bucket of a hundred, and a hundred people are in each, more or less', () => {
    const sizes = new Map<number, number>();
    for (const person of people) {
      const bucket = bucketOf('TIFFIN_PLANS', person);
      sizes.set(bucket, (sizes.get(bucket) ?? 0) + 1);
    }
    expect([...sizes.keys()].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 100 }, (_, at) => at),
    );
    // Four times the standard deviation of 100 throws of 10,000 into 100 buckets.
    expect(Math.min(...sizes.values())).toBeGreaterThan(60);
    expect(Math.max(...sizes.values())).toBeLessThan(140);
  });

  test('a bucket stays the same in other processes and other releases', () => {
    const buckets = people.slice(0, 8).map(person => bucketOf('REVIEWS', person));
    expect(buckets).toEqual([8, 54, 61, 57, 45, 6, 83, 42]);
  });

  test('raising the percent closes a feature for no one', () => {
    const some = people.slice(0, 2000);
    let before = new Set<string>();
    for (let percent = 0; percent <= 100; percent++) {
      const now = new Set(openTo(percent, 'TIFFIN_PLANS', some));
      expect([...before].filter(person => !now.has(person))).toEqual([]);
      before = now;
    }
    expect(before.size).toBe(some.length);
  });

  test.each([1, 5, 20, 50, 80, 99])('about %i percent have a part of so many', percent => {
    const share = openTo(percent).length / people.length;
    expect(Math.abs(share - percent / 100)).toBeLessThan(0.02);
  });

  test('those who have one feature first are not those who have another first', () => {
    const others = new Set(openTo(20, 'REVIEWS'));
    const both = openTo(20).filter(person => others.has(person)).length;
    expect(both / people.length).toBeGreaterThan(0.03);
    expect(both / people.length).toBeLessThan(0.05);
  });
});

const sanJose = 'san-jose';
const limited = (more: Partial<FlagSetting>): FlagSetting => ({
  status: 'PART',
  percent: 100,
  isInAllCities: false,
  cityIds: new Set([sanJose]),
  ...more,
});

describe('A part of the cities', () => {
  test.each([
    ['in its city', limited({}), sanJose, true],
    ['in another city', limited({}), 'fremont', false],
    ['where no city is meant', limited({}), null, false],
    ['in no city, after its last one was removed', limited({ cityIds: new Set() }), sanJose, false],
    ['in all cities', limited({ isInAllCities: true }), 'fremont', true],
    ['for no one', limited({ percent: 0 }), sanJose, false],
    ['closed, whatever its part', limited({ status: 'OFF' }), sanJose, false],
    ['open, whatever its part', limited({ status: 'ON', percent: 0 }), 'fremont', true],
  ] as const)('is open %s: %#', (_, setting, cityId, isOpen) => {
    expect(isOpenTo('REVIEWS', setting, { personId: people[0]!, cityId })).toBe(isOpen);
  });

  test('has visitors without an account only when it has everyone', () => {
    expect(isOpenTo('REVIEWS', limited({ percent: 99 }), { personId: null, cityId: sanJose })).toBe(false);
    expect(isOpenTo('REVIEWS', limited({}), { personId: null, cityId: sanJose })).toBe(true);
  });
});
