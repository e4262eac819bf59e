import type { Page } from '@playwright/test';
import {
  chooseLastMeal,
  expect,
  expectAccessible,
  livingIn,
  signInToOrder,
  story,
  visitKitchen,
} from './support/story.ts';

const downtown = '12B Maple Street, San Jose, CA 95112';

const fillCart = async (page: Page) => {
  await chooseLastMeal(page);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible();
};

story.beforeEach(({ page }) => livingIn(page, 'San Jose'));

story('a kitchen says whether it delivers to the address, which is asked for only once', async ({ page }) => {
  await visitKitchen(page, 'Willow Glen Wok');
  await page.getByRole('button', { name: 'Check delivery to your address' }).click();
  await page.getByLabel('Number').fill('12B');
  await page.getByLabel('Street name').fill('Maple Street');
  await page.getByLabel('ZIP code').fill('95112');
  await page.getByRole('dialog').getByText('San Jose, CA').click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Delivers to your address')).toBeVisible();
  await expect(page.getByText(downtown)).toBeVisible();

  await visitKitchen(page, 'Bay Leaf & Basmati');
  await expect(page.getByText('Too far to deliver. Pickup only.')).toBeVisible();
  await expectAccessible(page);
});

story('the checkout does not send a cook farther than they go', async ({ page }) => {
  await page.addInitScript(line => localStorage.setItem('deliveryAddress', line), downtown);
  await visitKitchen(page, 'Bay Leaf & Basmati');
  await fillCart(page);
  await page.goto('/checkout');
  await signInToOrder(page, 'priya@tiffin.example', 'tiffin-demo');

  await expect(page.getByRole('main').getByText('Too far to deliver. Pickup only.')).toBeVisible();
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByText(/Choose an address within the delivery area, or pickup/)).toBeVisible();
  await page.getByRole('button', { name: 'Switch to pickup' }).click();
  await expect(page.getByRole('heading', { name: 'Pickup' })).toBeVisible();
  await expect(page.getByText('Too far to deliver')).toHaveCount(0);
});

for (const [answer, left] of [
  ['Keep my cart', true],
  ['Empty cart', false],
] as const) {
  story(`moving on to another city asks about the cart: ${answer}`, async ({ page }) => {
    await visitKitchen(page, 'Willow Glen Wok');
    await fillCart(page);
    await page.goto('/home');
    await page.getByRole('button', { name: /change city/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Fremont/ })
      .click();

    const question = page.getByRole('dialog', { name: 'Your cart is in San Jose' });
    await expect(question).toContainText('Willow Glen Wok');
    await expectAccessible(page);
    await question.getByRole('button', { name: answer }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText(/kitchens? in Fremont/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /View cart/ })).toHaveCount(left ? 1 : 0);
  });
}

story('nothing is asked when the cart is from the city one moves to', async ({ page }) => {
  await visitKitchen(page, 'Willow Glen Wok');
  await fillCart(page);
  await page.goto('/city-selection');
  await page.getByRole('button', { name: /San Jose/ }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
