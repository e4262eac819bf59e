import type { Page } from '@playwright/test';
import { expectGoodLooks } from './support/good-looks.ts';
import { ownProductStory } from './support/own-product-story.ts';
import {
  aNewPerson,
  chooseLastMeal,
  expect,
  expectAccessible,
  expectToFit,
  join,
  livingIn,
  signIn,
  visitKitchen,
} from './support/story.ts';

const closed = "New tiffin plans aren't available at this kitchen right now. You can order single meals.";

/** Goes to a kitchen and puts a dish for the last meal in the cart. */
const chooseDish = async (page: Page, kitchen: string): Promise<void> => {
  await visitKitchen(page, kitchen);
  await chooseLastMeal(page);
  await page.getByRole('button', { name: /^Add / }).first().click();
};

ownProductStory(
  'Anita opens tiffin plans in San Jose alone: Ravi starts one there, and Meera of Fremont sees none',
  async ({ page, browser, place: { address } }) => {
    ownProductStory.slow();
    const office = { baseURL: address, viewport: { width: 1280, height: 900 } };
    const anita = await (await browser.newContext({ ...office, reducedMotion: 'reduce' })).newPage();
    await signIn(anita, 'admin@tiffin.example', 'tiffin-admin');
    await anita.goto('/admin');
    await anita
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Features', exact: true })
      .click();
    await expect(anita.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
    const card = anita
      .getByRole('listitem')
      .filter({ has: anita.getByRole('heading', { name: 'New tiffin plans' }) });
    await expect(card).toContainText('Open to everyone');
    await expect(card).toContainText('Never changed');
    await expectGoodLooks(anita);
    await card.getByRole('button', { name: 'Change New tiffin plans' }).click();
    const dialog = anita.getByRole('dialog', { name: 'New tiffin plans' });
    await dialog.getByRole('radio', { name: /^A part/ }).check();
    await dialog.getByLabel('Percent of people').fill('100');
    await dialog.getByRole('radio', { name: 'Some cities', exact: true }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Please add a city, or choose all cities.')).toBeVisible();
    await dialog.getByLabel('Search cities').fill('San Jose');
    await dialog.getByRole('button', { name: 'Add San Jose, CA' }).click();
    await expectAccessible(anita);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Now: Open to everyone')).toBeVisible();
    await expect(dialog.getByText('Open to everyone in San Jose')).toBeVisible();
    await expectAccessible(anita);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText('In part');
    await expect(card).toContainText('Open to everyone in San Jose');
    await expect(card).toContainText('Changed by ');
    await expectGoodLooks(anita);

    await livingIn(page, 'Fremont');
    await join(page, aNewPerson('Meera'));
    await chooseDish(page, 'Mission Peak Meals');
    const everyWeek = page.getByText(/every week/i);
    await expect(everyWeek).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: /View cart/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await expect(everyWeek).toHaveCount(0);
    await page.goto('/plans/new');
    await expect(page.getByText(closed)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start plan' })).toHaveCount(0);
    await expectAccessible(page);
    await expectToFit(page);

    const ravi = await (await browser.newContext({ baseURL: address })).newPage();
    await livingIn(ravi, 'San Jose');
    await join(ravi, aNewPerson('Ravi'));
    await chooseDish(ravi, 'Evergreen Ammamma');
    await ravi.getByRole('link', { name: /View cart/ }).click();
    await ravi.locator('label', { hasText: 'Pickup' }).click();
    await ravi.getByRole('link', { name: 'Have this every week' }).click();
    await ravi.getByRole('checkbox', { name: /Evergreen Ammamma cooks these dishes for me/ }).check();
    await ravi.getByRole('button', { name: 'Start plan' }).click();
    await expect(ravi).toHaveURL(/\/plans\/(?!new)[^/]+$/);

    await card.getByRole('button', { name: 'Change New tiffin plans' }).click();
    await dialog.getByRole('radio', { name: 'No one' }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Now: Open to everyone in San Jose')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close feature' }).click();
    await expect(card).toContainText('Closed to everyone');
    await ravi.reload();
    await expect(ravi.getByRole('button', { name: 'Stop plan' })).toBeVisible();

    await card.getByRole('button', { name: 'Change New tiffin plans' }).click();
    await dialog.getByRole('radio', { name: 'Everyone' }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card).toContainText('Open to everyone');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start plan' })).toBeVisible();
  },
);
