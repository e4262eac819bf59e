import type { Page } from '@playwright/test';
import {
  aNewPerson,
  chooseLastMeal,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  livingIn,
  story,
  visitKitchen,
} from './support/story.ts';

story.use({ viewport: { width: 390, height: 844 } });
story.beforeEach(({ page }) => livingIn(page, 'San Jose'));

const kitchen = 'Evergreen Ammamma';
const withMilk = (page: Page) =>
  page
    .getByRole('article')
    .filter({ hasText: /Contains [^:]*milk/ })
    .filter({ has: page.getByRole('button', { name: /^Add / }) })
    .first();
const sheet = (page: Page) => page.getByRole('dialog');

const addAarav = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your household' }).click();
  await expect(page.getByRole('heading', { name: 'Who eats with you?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a person' }).click();
  await expect(sheet(page).getByLabel('First name')).toHaveValue('Me');
  await sheet(page).getByLabel('First name').fill('');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('Please enter a first name')).toBeVisible();
  await sheet(page).getByLabel('First name').fill('Aarav');
  const never = sheet(page).getByRole('group', { name: 'Never eats' });
  await never.getByRole('button', { name: 'Milk, ghee, paneer' }).click();
  const dislikes = sheet(page).getByRole('group', { name: /^Dislikes/ });
  await expect(dislikes.getByRole('button', { name: 'Milk, ghee, paneer' })).toHaveCount(0);
  await dislikes.getByRole('button', { name: 'Mustard' }).click();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Never: milk')).toBeVisible();
};

story('Meera is asked before she orders what Aarav never eats', async ({ page }) => {
  await join(page, aNewPerson('Meera'));
  await addAarav(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await visitKitchen(page, kitchen);
  await chooseLastMeal(page);
  const dish = withMilk(page);
  await expect(dish.getByText(/Contains milk: never for Aarav/)).toBeVisible();
  await dish.getByRole('button', { name: /^Add / }).click();
  await page.getByRole('link', { name: /View cart/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  const question = page.getByText(/Contains milk: never for Aarav/);
  await expect(question).toHaveCount(1);
  await page.locator('label', { hasText: 'Pickup' }).click();
  await page.getByRole('button', { name: /Go to checkout/ }).click();
  await expect(page.getByText(/Remove or accept the dish/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Eat anyway/ }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: /Go to checkout/ }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/orders\/[^/]+$/);
});

story(
  'a person who is removed comes back with Undo, and strangers see no difference',
  async ({ page, context }) => {
    await join(page, aNewPerson('Meera'));
    await addAarav(page);
    await page.getByRole('button', { name: 'Remove Aarav' }).click();
    await expect(page.getByRole('heading', { name: 'Who eats with you?' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Never: milk')).toBeVisible();
    await page.getByRole('button', { name: 'Change Aarav' }).click();
    await sheet(page).getByRole('button', { name: 'Jain' }).click();
    await sheet(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Jain', { exact: true })).toBeVisible();

    await page.goto('/home');
    await context.clearCookies();
    await visitKitchen(page, kitchen);
    await expect(withMilk(page)).toBeVisible();
    await expect(page.getByText(/never for/)).toHaveCount(0);
  },
);
