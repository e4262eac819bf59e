import type { Page } from '@playwright/test';
import { ask } from './a-cooking-kitchen.ts';
import { expect } from './story.ts';

export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const startMutation = `mutation ($input: StartTiffinPlanInput!) { startTiffinPlan(input: $input) {
  __typename ... on TiffinPlan { id } ... on Problem { message } } }`;

/** A plan of somebody who is signed in: a lunch of $8.50 on every day, usually from the day after tomorrow; returns its path. */
export const planLunches = async (
  page: Page,
  supplierId: string,
  dishId: string,
  startsOn = dayFromNow(2),
): Promise<string> => {
  const input = {
    supplierId,
    mealtime: 'LUNCH',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    fulfillment: 'PICKUP',
    lines: [{ dishId, quantity: 1 }],
    startsOn,
    expectedTotalCents: 850,
    hasConsented: true,
  };
  const { startTiffinPlan } = await ask(page, startMutation, { input });
  expect(startTiffinPlan.__typename, startTiffinPlan.message).toBe('TiffinPlan');
  return `/plans/${startTiffinPlan.id}`;
};
