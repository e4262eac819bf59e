import { expect, expectComplaints, livingIn, notFound, story } from './support/story.ts';

story('a city that is coming soon cannot be chosen', async ({ page }) => {
  await page.goto('/city-selection');
  await expect(page.getByText('Coming Soon').first()).toBeVisible();
  await page.getByRole('searchbox').fill('ann arbor');
  await expect(page.getByText('Coming Soon')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Ann Arbor/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill('atlantis');
  await expect(page.getByText('No cities found matching your search.')).toBeVisible();
});

story('without a city, home leads to the landing screen', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByText('Authentic Home-Cooked Indian Meals')).toBeVisible();
});

story('Dev searches, filters, and finds his filters again after going back', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await page.goto('/home');
  await expect(page.getByText('7 kitchens in San Jose')).toBeVisible();

  await page.getByRole('searchbox').fill('biryani');
  await expect(page.getByRole('link', { name: 'Bay Leaf & Basmati' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Willow Glen Wok' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('pizza margherita');
  await expect(page.getByText('No results found for "pizza margherita"')).toBeVisible();
  await page.getByRole('searchbox').fill('');

  await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption({ label: '4.5 and up' });
  await expect(page.getByRole('link', { name: 'Cambrian Chettinad' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name A-Z' });
  await expect(page).toHaveURL(/rating=4.5&sort=name/);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/supplier\//);
  await page.goBack();
  await expect(page).toHaveURL(/rating=4.5&sort=name/);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('NAME');
});

story(
  'Jinal finds the kitchens with Jain dishes, and her sister sees the same by a link',
  async ({ page }) => {
    await livingIn(page, 'Alpharetta');
    await page.goto('/home');
    const diet = page.getByRole('combobox', { name: 'Diet' });
    await diet.selectOption({ label: 'Jain dishes' });
    await expect(page.getByText('1 kitchen in Alpharetta')).toBeVisible();
    await page.getByRole('link', { name: 'Bandhani Rasoi' }).click();
    await expect(page.getByText('Jain', { exact: true }).first()).toBeVisible();

    const dishes = page.getByRole('main').getByRole('button', { name: /^Add / });
    const allDishes = await dishes.count();
    await diet.selectOption({ label: 'Jain dishes' });
    await expect(page).toHaveURL(/diet=jain/);
    const jainDishes = await dishes.count();
    expect(jainDishes).toBeGreaterThan(0);
    expect(jainDishes).toBeLessThan(allDishes);
    await page.reload();
    await expect(diet).toHaveValue('JAIN');
    await expect(dishes).toHaveCount(jainDishes);

    await page.goto('/home?diet=jain');
    await expect(page.getByText('1 kitchen in Alpharetta')).toBeVisible();
    await expect(diet).toHaveValue('JAIN');
    await expect(diet).toHaveClass(/bg-primary-soft/);
  },
);

story(
  'an address that leads nowhere says so, and so does a missing kitchen',
  async ({ page, complaints }) => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
    await page.goto('/supplier/01a1f896-845f-79c6-94f0-9053e6a270fd');
    await expect(page.getByText(/kitchen/i).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
    expectComplaints(complaints, notFound);
  },
);
