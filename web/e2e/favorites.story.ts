import { aNewPerson, expect, join, livingIn, story, visitKitchen } from './support/story.ts';

const kitchen = 'Rose Garden Rosogolla';

story.beforeEach(({ page }) => livingIn(page, 'San Jose'));

story('Tara is asked to sign in for a favorite, and comes back to the kitchen', async ({ page, context }) => {
  const tara = aNewPerson('Tara');
  await join(page, tara);
  await context.clearCookies();

  await visitKitchen(page, kitchen);
  const address = page.url();
  await page.getByRole('button', { name: `Favorite ${kitchen}` }).click();
  const question = page.getByRole('dialog', { name: 'Save your favorites' });
  await expect(question).toContainText(kitchen);
  await question.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(tara.email);
  await page.getByLabel('Password', { exact: true }).fill(tara.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(address);

  const heart = page.getByRole('button', { name: `Favorite ${kitchen}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

story('a favorite is marked in every list, and a slip is mended before one leaves', async ({ page }) => {
  await join(page, aNewPerson('Nikhil'));
  await page.goto('/favorites');
  await page.getByRole('link', { name: 'Browse kitchens' }).click();

  const heart = page.getByRole('button', { name: `Favorite ${kitchen}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('article').getByRole('link', { name: kitchen })).toBeVisible();

  const saved = page.waitForResponse(
    answer => answer.request().postDataJSON()?.operationName === 'UnfavoriteSupplier',
  );
  await Promise.all([saved, heart.click()]);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

story('a heart that could not be saved goes back to what it was', async ({ page }) => {
  await join(page, aNewPerson('Esha'));
  await page.goto('/home');
  const heart = page.getByRole('button', { name: `Favorite ${kitchen}` });
  await page.route('**/graphql', route =>
    route.request().postDataJSON().operationName === 'FavoriteSupplier'
      ? route.fulfill({ status: 200, json: { errors: [{ message: 'Not now' }] } })
      : route.continue(),
  );
  await heart.click();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
