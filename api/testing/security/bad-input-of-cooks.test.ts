import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestKitchen } from '../builders/a-kitchen.ts';
import { ashasWords } from '../kitchen-words.ts';
import { Marketplace } from '../marketplace.ts';
import { aDish } from '../own-menu.ts';
import type { Visitor } from '../visitor.ts';
import { oddities, telltale, withOneOdd } from './oddities.ts';

let marketplace: Marketplace;
let cook: Visitor;
let kitchen: TestKitchen;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  ({ cook, kitchen } = await marketplace.kitchenOwner('Asha Rao'));
});
afterAll(() => marketplace.close());

const acts: [name: string, query: string, variables: () => Record<string, unknown>][] = [
  [
    'saving a dish',
    'mutation ($input: DishInput!) { saveDish(input: $input) { __typename } }',
    () => ({ input: { ...aDish(kitchen.id), id: kitchen.dishes[0]!.id, version: 1 } }),
  ],
  [
    'arranging a menu',
    `mutation ($id: ID!, $place: Int!, $version: Int!, $name: String!, $yes: Boolean!) {
      addMenuCategory(name: $name) { __typename }
      renameMenuCategory(categoryId: $id, version: $version, name: $name) { __typename }
      moveMenuCategory(categoryId: $id, place: $place) { __typename }
      removeMenuCategory(categoryId: $id) { __typename }
      moveDish(dishId: $id, place: $place) { __typename }
      markDishSoldOutToday(dishId: $id, isSoldOut: $yes) { __typename }
      setDishAvailability(dishId: $id, isAvailable: $yes) { __typename }
      describeDishPhoto(dishId: $id, alt: $name) { __typename }
      removeDishPhoto(dishId: $id) { __typename } }`,
    () => ({ id: kitchen.dishes[0]!.id, place: 1, version: 1, name: 'Thalis', yes: true }),
  ],
  [
    'changing what is known of the kitchen',
    `mutation ($input: UpdateKitchenInput!, $until: LocalDate!, $capacity: Int!) {
      updateKitchen(input: $input) { __typename } pauseKitchen(until: $until) { __typename }
      setKitchenCapacity(capacity: $capacity) { __typename } }`,
    () => ({ input: { ...ashasWords }, until: '2026-11-24', capacity: 20 }),
  ],
  [
    'planning a meal',
    'mutation ($input: MealtimePlanInput!) { saveMealtimePlan(input: $input) { __typename } }',
    () => ({
      input: {
        version: 1,
        weekdays: [2],
        mealtime: 'DINNER',
        plates: 10,
        cutOffMinutes: 900,
        servedFromMinutes: 1080,
        servedUntilMinutes: 1200,
      },
    }),
  ],
  [
    'planning less',
    'mutation ($input: RemoveMealtimePlanInput!) { removeMealtimePlan(input: $input) { __typename } }',
    () => ({ input: { version: 1, weekdays: [2], mealtime: 'LUNCH' } }),
  ],
  [
    'closing',
    `mutation ($input: ClosureInput!, $id: ID!, $version: Int!) {
      saveClosure(input: $input) { __typename } removeClosure(closureId: $id, version: $version) { __typename } }`,
    () => ({
      id: kitchen.id,
      version: 1,
      input: { id: kitchen.id, version: 1, firstDay: '2026-11-20', lastDay: '2026-11-21', reason: 'Away' },
    }),
  ],
];

test.each(acts)(
  'nothing odd that a cook sends is taken for our own fault when %s',
  async (_, query, variables) => {
    for (const odd of oddities) {
      const requests = withOneOdd(variables(), odd).map(async changed => {
        const response = await cook.send('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables: changed }),
        });
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        expect(text).not.toContain('INTERNAL_SERVER_ERROR');
        expect(text.replaceAll(/'; drop table orders; --/g, '')).not.toMatch(telltale);
      });
      await Promise.all(requests);
    }
  },
);
