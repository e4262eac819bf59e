import {
  aNewPerson,
  chooseLastMeal,
  expect,
  expectAccessible,
  expectToFit,
  join,
  livingIn,
  signIn,
  story,
  visitKitchen,
} from './support/story.ts';

/** Stories that run beside this one order in other cities. */
const city = 'Boston';
const kitchen = 'Beacon Bhoj';
const reason = 'A snowstorm is coming. Stay warm!';

story(
  'Anita stops ordering in Boston, Meera reads why and cannot order, and orders once it is allowed again',
  async ({ page, browser }) => {
    story.slow();
    await livingIn(page, city);
    await join(page, aNewPerson('Meera'));
    await visitKitchen(page, kitchen);
    await chooseLastMeal(page);
    await page.getByRole('button', { name: /^Add / }).first().click();

    const anita = await (
      await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    ).newPage();
    await signIn(anita, 'admin@tiffin.example', 'tiffin-admin');
    await anita.goto('/admin/cities');
    await anita.getByRole('searchbox', { name: 'Search cities' }).fill(city);
    await anita.getByRole('button', { name: 'Stop ordering in Boston, MA' }).click();
    const dialog = anita.getByRole('dialog', { name: 'Stop ordering in Boston, MA?' });
    await dialog.getByRole('button', { name: 'Stop ordering' }).click();
    await expect(dialog.getByText('Please tell customers why.')).toBeVisible();
    await dialog.getByLabel('What customers read').fill(reason);
    await expectAccessible(anita);
    await dialog.getByRole('button', { name: 'Stop ordering' }).click();
    await expect(dialog).toHaveCount(0);
    const stop = anita
      .getByRole('list', { name: 'Stopped ordering' })
      .getByRole('listitem')
      .filter({ hasText: 'Ordering is stopped in Boston, MA.' });
    await expect(stop).toContainText(reason);
    await expect(stop).toContainText('until it is allowed again.');
    await expect(anita.getByRole('row', { name: /Boston, MA/ })).toContainText('Stopped');
    await expectAccessible(anita);

    const stopped = page.getByText("We aren't taking orders right now.", { exact: true });
    await page.goto('/home');
    await expect(stopped).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText("Your existing orders aren't affected.")).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('article').getByRole('link', { name: kitchen }).click();
    await expect(page.getByRole('heading', { level: 1, name: kitchen })).toBeVisible();
    await expect(stopped).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('link', { name: /View cart/ }).click();
    await page.locator('label', { hasText: 'Pickup' }).click();
    await expect(page.getByText(`We aren't taking orders right now: ${reason}`)).toBeVisible();
    await page.getByRole('button', { name: /checkout/i }).click();
    await expect(page.getByText('Wait until orders open again to continue.')).toBeVisible();
    await expect(page).toHaveURL(/\/cart$/);
    await expectAccessible(page);
    await page.goto('/checkout');
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByText(`We aren't taking orders right now: ${reason}`)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);

    await stop.getByRole('button', { name: 'Change the stop in Boston, MA' }).click();
    const change = anita.getByRole('dialog', { name: 'Change the stop in Boston, MA' });
    await expect(change.getByLabel('What customers read')).toHaveValue(reason);
    await change.getByLabel('What customers read').fill('The roads are icy.');
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(stop).toContainText('The roads are icy.');
    await page.goto('/home');
    await expect(page.getByText('The roads are icy.')).toBeVisible();

    await stop.getByRole('button', { name: 'Allow ordering again in Boston, MA' }).click();
    await expect(anita.getByText('Customers can order again in Boston, MA', { exact: true })).toBeVisible();
    await expect(stop).toHaveCount(0);
    await expect(anita.getByRole('button', { name: 'Stop ordering in Boston, MA' })).toBeVisible();

    await visitKitchen(page, kitchen);
    await expect(stopped).toHaveCount(0);
    await page.getByRole('link', { name: /View cart/ }).click();
    await page.getByRole('button', { name: /checkout/i }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  },
);
