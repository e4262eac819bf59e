import type { Page } from '@playwright/test';
import {
  aNewPerson,
  chooseLastMeal,
  expect,
  livingIn,
  register,
  story,
  visitKitchen,
} from './support/story.ts';

const kitchen = 'Evergreen Ammamma';

const choosePickUp = (page: Page) => page.locator('label', { hasText: 'Pickup' }).click();

story('Meera browses without an account, orders, sees her order and takes it back', async ({ page }) => {
  const meera = aNewPerson('Meera');

  await page.goto('/');
  await page.getByRole('link', { name: 'Select Your City' }).click();
  await page.getByRole('searchbox').fill('san');
  await page.getByRole('button', { name: /San Jose/ }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('selectedCity'))).toBe('San Jose');

  await visitKitchen(page, kitchen);
  await chooseLastMeal(page);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page
    .getByRole('button', { name: /^One more of / })
    .first()
    .click();
  await page.getByRole('link', { name: /View cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.getByRole('textbox', { name: /Note/ }).fill('No onion, please');
  await choosePickUp(page);
  await page.getByRole('button', { name: /checkout/i }).click();

  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await register(page, meera);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('button', { name: /Place order/ }).click();

  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  const orderNumber = /T-\w{4}-\w{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0];
  expect(orderNumber).toBeTruthy();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

  await page.getByRole('link', { name: 'Orders' }).last().click();
  const card = page.getByRole('article').filter({ hasText: orderNumber });
  await card.getByRole('link', { name: kitchen }).click();
  await expect(page.getByText('No onion, please')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cancel order/ })
    .click();
  await expect(page.getByText('Canceled', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

story("an order's plates are taken until it is canceled", async ({ page, request }) => {
  await livingIn(page, 'San Jose');
  await visitKitchen(page, 'Willow Glen Wok');
  const supplierId = new URL(page.url()).pathname.split('/').at(-1);
  const platesLeft = async () => {
    const query = 'query Plates($id: ID!) { supplier(id: $id) { mealWindows { platesLeft } } }';
    const answer = await request.post('/graphql', { data: { query, variables: { id: supplierId } } });
    const windows: { platesLeft: number }[] = (await answer.json()).data.supplier.mealWindows;
    return windows.reduce((sum, window) => sum + window.platesLeft, 0);
  };
  const before = await platesLeft();

  await chooseLastMeal(page);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('link', { name: /View cart/ }).click();
  await choosePickUp(page);
  await page.getByRole('button', { name: /checkout/i }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await register(page, aNewPerson('Ravi'));
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  expect(await platesLeft()).toBeLessThan(before);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cancel order/ })
    .click();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  expect(await platesLeft()).toBe(before);
});
