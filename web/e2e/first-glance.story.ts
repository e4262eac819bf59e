import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  livingIn,
  story,
  visitKitchen,
} from './support/story.ts';

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

story('Ravi sees a cook, her food, its price and when he eats, before he scrolls', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await page.goto('/home');
  const card = page.getByRole('article').first();
  const name = card.getByRole('heading', { level: 3 });
  await expect(name).toBeVisible();
  expect((await name.boundingBox())!.y).toBeLessThanOrEqual(330);
  await expect(card).toContainText(/by \w+/);
  await expect(card).toContainText(/\$\d+/);
  await expect(card).toContainText(/\d (AM|PM)/);

  await visitKitchen(page, 'Evergreen Ammamma');
  const popular = page.getByRole('region', { name: 'Popular' });
  const dish = popular.getByRole('button').first();
  await expect(dish).toContainText(/\$\d+/);
  const { y, height } = (await dish.boundingBox())!;
  // Its name is in the middle of its card.
  expect(y + height / 2).toBeLessThanOrEqual(520);
});

story('Ravi looks through what others order, by keyboard too, and opens a dish', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await visitKitchen(page, 'Evergreen Ammamma');
  const cards = page.getByRole('region', { name: 'Popular' }).getByRole('button');
  const last = cards.last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await cards.first().focus();
  for (let count = await cards.count(); count > 1; count--) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  const name = (await last.textContent())!.replace(/\$.*/, '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
});

story('Ravi reads about a dish, adds it there, and eats it on another day', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await visitKitchen(page, 'Evergreen Ammamma');
  await page.getByRole('button', { name: 'Bisi bele bath with chips', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Bisi bele bath with chips' });
  await expect(sheet).toContainText('Contains');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Add Bisi bele bath with chips' }).tap();
  await expect(sheet.getByRole('button', { name: 'One less of Bisi bele bath with chips' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: /order by.*Change the meal/ }).tap();
  const meals = page.getByRole('dialog', { name: 'When would you like to eat?' });
  await expectAccessible(page);
  await meals.getByRole('group', { name: 'Day' }).locator('label').nth(2).tap();
  await meals
    .getByRole('group', { name: 'Meal' })
    .getByText(/dinner/)
    .tap();
  await expect(meals).toHaveCount(0);
  await expect(page.getByRole('button', { name: /dinner.*Change the meal/ })).toBeVisible();
});
