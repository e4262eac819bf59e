import type { Page } from '@playwright/test';
import { ask } from './support/a-cooking-kitchen.ts';
import { cancel, placeAnOrder } from './support/an-order.ts';
import { Fingers } from './support/fingers.ts';
import { dayFromNow } from './support/planned-lunches.ts';
import { aNewPerson, expect, join, livingIn, story, visitKitchen } from './support/story.ts';

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

story('a newcomer orders delivery in nine taps and six typed fields', async ({ page }) => {
  const newcomer = new Fingers(page);
  await page.goto('/');
  await newcomer.tap(page.getByRole('link', { name: 'Select Your City' }));
  await newcomer.tap(page.getByRole('button', { name: /^San Jose, CA/ }));
  await newcomer.tap(page.getByRole('link', { name: 'Evergreen Ammamma' }));
  await newcomer.tap(page.getByRole('button', { name: /^Add / }).first());
  await newcomer.tap(page.getByRole('link', { name: /View cart/ }));
  await newcomer.tap(page.getByRole('button', { name: /checkout/i }));

  const { name, email, password } = aNewPerson('Nandini');
  await newcomer.type('Full name', name);
  await newcomer.type('Email', email);
  await newcomer.type('Phone', '(408) 555-0147');
  await newcomer.type('Password', password);
  await newcomer.tap(page.getByRole('button', { name: 'Create Account' }));
  await newcomer.type('Street name', '410 Almaden Avenue');
  await newcomer.type('ZIP code', '95110');
  await expect(page.getByRole('radio', { name: 'San Jose, CA' })).toBeChecked();
  await expect(page.getByText('✓ Valid US address format')).toBeVisible();
  await newcomer.tap(page.getByRole('button', { name: 'Save address' }));
  await expect(page.getByText(/^Delivers to/)).toBeVisible();
  await newcomer.tap(page.getByRole('button', { name: /^Place order/ }));
  await expect(
    page.getByRole('heading', { level: 1, name: /(Breakfast|Lunch|Dinner) arrives / }),
  ).toBeVisible();
  newcomer.report('A newcomer');
  expect(newcomer.taps).toBeLessThanOrEqual(9);
  expect(newcomer.fields).toBeLessThanOrEqual(6);
});

story('who has ordered before has the same again in three taps', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await join(page, aNewPerson('Farah'));
  await cancel(page, await placeAnOrder(page, 'Willow Glen Wok', 'San Jose'));
  await page.goto('/orders');
  const farah = new Fingers(page);
  await farah.tap(page.getByRole('button', { name: 'Order again' }));
  await farah.tap(page.getByRole('button', { name: /checkout/i }));
  await farah.tap(page.getByRole('button', { name: /^Place order/ }));
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up / })).toBeVisible();
  farah.report('Who has ordered before');
  expect(farah.taps).toBeLessThanOrEqual(3);
});

/** A customer's address, as saved before. */
const saveHome = (page: Page) =>
  ask(page, 'mutation ($input: AddressInput!) { saveAddress(input: $input) { __typename } }', {
    input: {
      name: 'Home',
      streetNumber: '410',
      streetName: 'Almaden Avenue',
      city: 'San Jose',
      state: 'CA',
      zipCode: '95110',
    },
  });

/** The kitchen takes orders for the next days only, so the last of these is still planned whenever the job comes. */
const lastDay = (page: Page) => page.getByRole('article').last();

story('a plan starts in at most eight taps, a day is skipped and a plan stopped in two', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await join(page, aNewPerson('Ravi'));
  await saveHome(page);
  await visitKitchen(page, 'Evergreen Ammamma');

  const starting = new Fingers(page);
  await starting.tap(page.getByRole('button', { name: /^Add / }).first());
  await starting.tap(page.getByRole('link', { name: 'Have this every week' }));
  const weekdays = page.getByRole('group', { name: 'Which days?' });
  await expect(weekdays.getByRole('button', { pressed: true })).toHaveCount(1);
  for (const name of ['Tuesday', 'Wednesday', 'Thursday']) {
    const weekday = weekdays.getByRole('button', { name });
    if ((await weekday.getAttribute('aria-pressed')) === 'false') await starting.tap(weekday);
  }
  await expect(page.getByText('410 Almaden Avenue').first()).toBeVisible();
  await starting.tap(page.getByRole('checkbox', { name: /Evergreen Ammamma cooks these dishes for me/ }));
  await starting.tap(page.getByRole('button', { name: 'Start plan' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tiffin plan', exact: true })).toBeVisible();
  await expect(page.getByText('410 Almaden Avenue, San Jose, CA 95110')).toBeVisible();
  starting.report('A plan from the page of a kitchen');
  expect(starting.taps).toBeLessThanOrEqual(8);
  expect(starting.fields).toBe(0);

  await page.goto('/plans');
  const skipping = new Fingers(page);
  await skipping.tap(page.getByRole('link', { name: 'Evergreen Ammamma', exact: true }));
  await skipping.tap(lastDay(page).getByRole('button', { name: /^Skip / }));
  await expect(lastDay(page)).toContainText('Skipped');
  skipping.report('A skipped day');
  expect(skipping.taps).toBe(2);

  await page.goto('/plans');
  const leaving = new Fingers(page);
  await leaving.tap(page.getByRole('button', { name: 'On holiday' }));
  await leaving.type('First day', dayFromNow(21));
  await leaving.type('Last day', dayFromNow(34));
  await leaving.tap(page.getByRole('button', { name: 'Skip these days' }));
  await expect(page.getByText(/^Your meals are skipped: /).first()).toBeVisible();
  leaving.report('A holiday');
  expect(leaving.taps).toBe(2);
  expect(leaving.fields).toBe(2);

  await page.getByRole('link', { name: 'Evergreen Ammamma', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tiffin plan', exact: true })).toBeVisible();
  const stopping = new Fingers(page);
  await stopping.tap(page.getByRole('button', { name: 'Stop plan' }));
  await stopping.tap(page.getByRole('dialog').getByRole('button', { name: 'Stop plan' }));
  await expect(page.getByText('This plan has stopped. It orders no more meals.')).toBeVisible();
  stopping.report('A stopped plan');
  expect(stopping.taps).toBe(2);
});

story('a plan that a kitchen offers starts in four taps', async ({ page }) => {
  await livingIn(page, 'Alpharetta');
  await join(page, aNewPerson('Farah'));
  await visitKitchen(page, "Asha's Kitchen");
  const farah = new Fingers(page);
  await farah.tap(page.getByRole('link', { name: 'Start plan Lunch on workdays' }));
  await farah.tap(page.locator('label', { hasText: 'Pickup' }));
  await farah.tap(page.getByRole('checkbox', { name: /Asha's Kitchen cooks these dishes for me/ }));
  await farah.tap(page.getByRole('button', { name: 'Start plan' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tiffin plan', exact: true })).toBeVisible();
  await expect(page.getByText('Lunch on workdays')).toBeVisible();
  farah.report('A plan that a kitchen offers');
  expect(farah.taps).toBeLessThanOrEqual(4);
});
