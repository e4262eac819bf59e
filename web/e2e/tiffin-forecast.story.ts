import { addLunchDish, aNewlyApprovedKitchen } from './support/a-cooking-kitchen.ts';
import { expectGoodLooks, expectLargeTextToFit } from './support/good-looks.ts';
import { planLunches } from './support/planned-lunches.ts';
import { aNewPerson, expect, join, livingIn, story } from './support/story.ts';

story.use({ viewport: { width: 390, height: 844 } });

story(
  'Ravi swaps the dish of one day, and Lata counts it in her next two weeks',
  async ({ page, browser }) => {
    const { supplierId, dishId } = await aNewlyApprovedKitchen(page, browser, 'Lata Pillai');
    await addLunchDish(page, { name: 'Curd Rice', priceCents: 750 });
    await page.goto('/supplier/today');
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    const forecast = page.getByRole('region', { name: 'From tiffin plans' });
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(forecast).toHaveCount(0);

    const ravi = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await livingIn(ravi, 'San Jose');
    await join(ravi, aNewPerson('Ravi'));
    const plan = await planLunches(ravi, supplierId, dishId);
    await expect(forecast).toContainText(/In the next 7 days: \d × Lemon Rice/);

    await ravi.goto(plan);
    // Orders are placed a week ahead, so this one is still planned whenever the job comes.
    const day = ravi.getByRole('article').nth(9);
    await expect(day).toContainText('Planned');
    const name = (await day.getAttribute('aria-label'))!;
    const row = forecast.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('1 planned (1 portion)');
    await expect(row).toContainText('1 × Lemon Rice');

    await day.getByRole('button', { name: `Change ${name}` }).click();
    const sheet = ravi.getByRole('dialog', { name: `${name}: change this meal` });
    await sheet.getByLabel('Dish 1').selectOption({ label: 'Curd Rice · $7.50' });
    await expectGoodLooks(ravi);
    await expectLargeTextToFit(ravi);
    await sheet.getByRole('button', { name: 'Save · $7.50' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(day).toContainText('Changed');
    await expect(day).toContainText('1 × Curd Rice · $7.50');
    await expect(row).toContainText('1 planned (1 portion)');
    await expect(row).toContainText('1 × Curd Rice');
    await expect(row).not.toContainText('Lemon Rice');
    await expectGoodLooks(page);
    await expectLargeTextToFit(page);

    await day.getByRole('button', { name: `Skip ${name}` }).click();
    await expect(day).toContainText('Skipped');
    await expect(row).toContainText('1 skipped');
    await expect(row).not.toContainText('planned');
    await day.getByRole('button', { name: `Unskip ${name}` }).click();
    await expect(row).toContainText('1 planned (1 portion)');
  },
);
