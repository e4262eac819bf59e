import type { Page } from '@playwright/test';
import type { Clock } from './clock-story.ts';
import { aNewPerson, chooseLastMeal, expect, join, livingIn, visitKitchen } from './story.ts';

export const billedKitchen = 'Evergreen Ammamma';
const dayInMs = 86_400_000;

/** Starts a plan for three weekdays, and returns its path. */
const startPlan = async (page: Page): Promise<string> => {
  await visitKitchen(page, billedKitchen);
  await chooseLastMeal(page);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('link', { name: /View cart/ }).click();
  await page.locator('label', { hasText: 'Pickup' }).click();
  await page.getByRole('link', { name: 'Have this every week' }).click();
  const weekdays = page.getByRole('group', { name: 'Which days?' });
  await weekdays.getByRole('button', { pressed: true }).click();
  for (const name of ['Tuesday', 'Wednesday', 'Thursday'])
    await weekdays.getByRole('button', { name }).click();
  await page
    .getByRole('checkbox', { name: new RegExp(`${billedKitchen} cooks these dishes for me`) })
    .check();
  await page.getByRole('button', { name: 'Start plan' }).click();
  await expect(page).toHaveURL(/\/plans\/(?!new)[^/]+$/);
  return new URL(page.url()).pathname;
};

/**
 * Shortly after nine on Saturday in San Jose, so many weeks after the first Saturday that is at least two days away.
 */
const saturdaysAfter =
  (now: number) =>
  (weeks: number): string => {
    const first = new Date(now + 2 * dayInMs);
    const days = (6 - first.getUTCDay() + 7) % 7;
    const day = new Date(first.getTime() + (days + weeks * 7) * dayInMs).toISOString().slice(0, 10);
    return `${day}T17:05:00Z`;
  };

/** A day that is planned again makes the product look at its plans right away, instead of in some minutes. */
export const planLastDayAgain = async (
  page: Page,
  plan: string,
  { skip, unskip } = { skip: /^Skip /, unskip: /^Unskip / },
): Promise<void> => {
  await page.goto(plan);
  const last = page.getByRole('article').last();
  await last.getByRole('button', { name: skip }).click();
  await last.getByRole('button', { name: unskip }).click();
  await expect(last.getByRole('button', { name: skip })).toBeVisible();
};

/** Someone joins and starts a plan, and on Saturday its first bill is there to pay. */
export const billedOnSaturday = async (page: Page, clock: Clock, name: string) => {
  const saturday = saturdaysAfter(clock.now());
  await clock.moveTo(new Date(clock.now()).toISOString(), page);
  await livingIn(page, 'San Jose');
  await join(page, aNewPerson(name));
  const plan = await startPlan(page);
  await clock.moveTo(saturday(0), page);
  await planLastDayAgain(page, plan);
  await page.goto('/plans');
  const toPay = page.getByRole('region', { name: 'To pay' });
  await expectSoon(page, () => expect(toPay).toBeVisible({ timeout: 3_000 }));
  return { saturday, plan, toPay };
};

/** Reloads until the jobs have done their part: soon, or at the latest by their schedule of five minutes. */
export const expectSoon = (page: Page, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.reload();
    await check();
  }).toPass({ timeout: 330_000 });
