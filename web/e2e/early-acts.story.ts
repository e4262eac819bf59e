import type { Page } from '@playwright/test';
import { expect, livingIn, story } from './story.ts';

/** Opens a page as a slow phone does: drawn, and without its script until that is let through. */
const openDrawn = async (page: Page, path: string): Promise<() => void> => {
  let letScriptCome = () => {};
  const itsTime = new Promise<void>(resolve => {
    letScriptCome = resolve;
  });
  await page.route('**/assets/*.js', async route => {
    await itsTime;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const early = '/early-acts.js';
  await page.waitForFunction(
    file => performance.getEntriesByName(`${location.origin}${file}`).length > 0,
    early,
  );
  return letScriptCome;
};

story('Dev adds a dish and chooses a meal before the script of the kitchen has come', async ({ page }) => {
  await livingIn(page, 'San Jose');
  const kitchens = await (await page.request.get('/api/suppliers?city=San%20Jose')).json();
  const { id } = kitchens.find((each: { kitchenName: string }) => each.kitchenName === 'Evergreen Ammamma');
  const letScriptCome = await openDrawn(page, `/supplier/${id}`);
  const lastMeal = page.locator('label', { hasText: 'rder by' }).last();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await lastMeal.click();
  letScriptCome();

  await expect(page.getByRole('link', { name: /View cart/ })).toContainText('1');
  await expect(lastMeal.getByRole('radio')).toBeChecked();
  await expect(page.getByRole('button', { name: /^One less of / })).toHaveCount(1);
});

story('Ravi types what he is hungry for before the script has come', async ({ page }) => {
  await livingIn(page, 'San Jose');
  const letScriptCome = await openDrawn(page, '/home');
  await page.getByRole('searchbox').fill('biryani');
  letScriptCome();

  await expect(page.getByRole('link', { name: 'Bay Leaf & Basmati' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Willow Glen Wok' })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('biryani');
});
