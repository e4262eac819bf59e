import { signInKitchen } from './support/a-kitchen.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, story } from './support/story.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  story.describe(`in ${colorScheme}`, () => {
    // Tall enough that no bar lies over a link: what is covered counts as too small a target.
    story.use({ colorScheme, viewport: { width: 390, height: 3200 } });

    story('everybody can use the dashboard and the settings', async ({ page }) => {
      await page.goto('/supplier-login');
      await signInKitchen(page, '12-3456789', 'asha@tiffin.example');
      await expect(page.getByRole('heading', { level: 1, name: "Asha's Kitchen" })).toBeVisible();
      await expect(page.getByText('Today’s orders')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: '×' })).toHaveCount(3);
      for (const place of ['Orders', 'Menu', 'Performance'])
        await expect(page.getByRole('main').getByRole('link', { name: place, exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByLabel('Kitchen name')).toHaveValue("Asha's Kitchen");
      await expectAccessible(page);
      for (const textSize of ['100%', '200%']) {
        await page.setViewportSize({ width: textSize === '100%' ? 320 : 390, height: 844 });
        for (const screen of ['/supplier-dashboard', '/supplier-settings', '/supplier-registration']) {
          await page.goto(screen);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.evaluate(
            size => document.documentElement.style.setProperty('font-size', size),
            textSize,
          );
          await expectNoSidewaysScroll(page);
        }
      }
    });
  });
}

story('Revathi takes a break, comes back, cooks less and writes new words', async ({ page, request }) => {
  await page.goto('/supplier-login');
  await signInKitchen(page, '00-5550106', 'revathi.subramaniam@tiffin.example');
  await page.getByRole('link', { name: 'Settings' }).click();
  const name = await page.getByLabel('Kitchen name').inputValue();
  const isListed = async () => {
    const kitchens = await (await request.get('/api/suppliers?city=Bellevue&state=WA')).json();
    return kitchens.some((kitchen: { kitchenName: string }) => kitchen.kitchenName === name);
  };
  expect(await isListed()).toBe(true);

  await page.getByRole('button', { name: 'Take a break' }).click();
  await expect(page.getByText('Please choose the day you start cooking again')).toBeVisible();
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Start cooking again on').fill(inTenDays);
  await page.getByRole('button', { name: 'Take a break' }).click();
  await expect(page.getByText(/is on a break until/)).toBeVisible();
  await expect.poll(isListed).toBe(false);
  await page.goto('/supplier-dashboard');
  await expect(page.getByText(/You're on a break until/)).toBeVisible();
  await page.getByRole('link', { name: 'Change your break' }).click();
  await page.getByRole('button', { name: 'End the break now' }).click();
  await expect(page.getByText('Your kitchen is taking orders again', { exact: true })).toBeVisible();
  await expect.poll(isListed).toBe(true);

  const meals = page.getByRole('form', { name: 'Meals a day' });
  await meals.getByLabel('Most meals in one day').fill('500');
  await meals.getByRole('button', { name: 'Save' }).click();
  await expect(meals.getByText(/Please enter 1 to \d+ meals a day/)).toBeVisible();
  await meals.getByLabel('Most meals in one day').fill('9');
  await meals.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const profile = page.getByRole('form', { name: 'Kitchen profile' });
  await profile.getByLabel('What you cook').fill('Ghee roast dosas on Sundays.');
  await profile.getByLabel('I deliver').uncheck();
  await profile.getByLabel('Customers pick up').uncheck();
  await profile.getByRole('button', { name: 'Save kitchen' }).click();
  await expect(profile.getByText(/Choose delivery, pickup or both/)).toBeVisible();
  await profile.getByLabel('Customers pick up').check();
  await profile.getByRole('button', { name: 'Save kitchen' }).click();
  await expect(page.getByText('Kitchen saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('What you cook')).toHaveValue('Ghee roast dosas on Sundays.');
  await expect(meals.getByLabel('Most meals in one day')).toHaveValue('9');
});
