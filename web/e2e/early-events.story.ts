import type { Page } from '@playwright/test';
import { expect, holdBack, livingIn, searchOnHome, story } from './support/story.ts';

/** Opens a page as a slow phone does: drawn, and without its script until that is let through. */
const openPrerendered = async (page: Page, path: string): Promise<() => void> => {
  const letScriptCome = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  const early = '/early-events.js';
  await page.waitForFunction(
    file => performance.getEntriesByName(`${location.origin}${file}`).length > 0,
    early,
  );
  return letScriptCome;
};

story(
  'Dev adds a dish and asks for the meals before the script of the kitchen has come',
  async ({ page }) => {
    await livingIn(page, 'San Jose');
    const kitchens = await (await page.request.get('/api/suppliers?city=San%20Jose')).json();
    const { id } = kitchens.find((each: { kitchenName: string }) => each.kitchenName === 'Evergreen Ammamma');
    const letScriptCome = await openPrerendered(page, `/supplier/${id}`);
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByRole('button', { name: /Change the meal/ }).click();
    letScriptCome();

    const meals = page.getByRole('dialog', { name: 'When would you like to eat?' });
    await expect(meals).toBeVisible();
    await page.goBack();
    await expect(meals).toHaveCount(0);
    await expect(page.getByRole('link', { name: /View cart/ })).toContainText('1');
    await expect(page.getByRole('button', { name: /^One less of / })).toHaveCount(1);
  },
);

story('Ravi types what he is hungry for before the script has come', async ({ page }) => {
  await livingIn(page, 'San Jose');
  const letScriptCome = await openPrerendered(page, '/home');
  await searchOnHome(page).fill('biryani');
  letScriptCome();

  await expect(page.getByRole('link', { name: 'Bay Leaf & Basmati' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Willow Glen Wok' })).toHaveCount(0);
  await expect(searchOnHome(page)).toHaveValue('biryani');
});

story('Jinal chooses her diet before the script has come', async ({ page }) => {
  await livingIn(page, 'Alpharetta');
  const letScriptCome = await openPrerendered(page, '/home');
  const diet = page.getByRole('combobox', { name: 'Diet' });
  await diet.selectOption('JAIN');
  letScriptCome();

  await expect(page).toHaveURL(/diet=jain/);
  await expect(diet).toHaveValue('JAIN');
  await expect(page.getByRole('link', { name: 'Bandhani Rasoi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Godavari Ghar' })).toHaveCount(0);
});

story(
  'what Meera reads stays before her while her browser learns that she is not signed in',
  async ({ page }) => {
    const letHelpCome = await holdBack(page, '**/assets/help-*.js');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { read: document.querySelector('main h1') });
      });
    });
    await page.goto('/help', { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    letHelpCome();

    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    expect(await heading.evaluate(element => element === Reflect.get(window, 'read'))).toBe(true);
  },
);

story(
  'Kiran, who asks for home before choosing a city, sees the landing screen immediately',
  async ({ page }) => {
    const letScriptCome = await openPrerendered(page, '/home');
    const choose = page.getByRole('link', { name: 'Select Your City' });
    await expect(choose).toBeVisible();
    await choose.evaluate(link => Object.assign(window, { seen: link }));
    letScriptCome();

    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(await choose.evaluate(link => link === Reflect.get(window, 'seen'))).toBe(true);
  },
);

story('Kavya, who chose dark colors, is never dazzled by light ones', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const letScriptCome = await openPrerendered(page, '/help');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  letScriptCome();
});
