import { aNewlyApprovedKitchen } from './support/a-cooking-kitchen.ts';
import { expectGoodLooks } from './support/good-looks.ts';
import { dayFromNow, planLunches } from './support/planned-lunches.ts';
import { aNewPerson, expect, expectAccessible, join, livingIn, story } from './support/story.ts';

story.use({ viewport: { width: 390, height: 844 } });

story('Lata closes a day of planned lunches, and Ravi reads it in his plan', async ({ page, browser }) => {
  const { supplierId, dishId } = await aNewlyApprovedKitchen(page, browser, 'Lata Pillai');
  const ravi = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await livingIn(ravi, 'San Jose');
  await join(ravi, aNewPerson('Ravi'));
  const plan = await planLunches(ravi, supplierId, dishId);
  await ravi.goto(plan);
  const closedDay = ravi.getByRole('article').nth(9);
  await expect(closedDay).toContainText('Planned');

  await page.goto('/menu-management?tab=closures');
  await page.getByRole('button', { name: 'Add a closure' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a closure' });
  await sheet.getByLabel('First day').fill(dayFromNow(11));
  await expect(sheet.getByText(/^1 planned tiffin falls on these days and is left out\./)).toBeVisible();
  await expect(sheet.getByText(/We'll notify 1 customer/)).toBeVisible();
  await sheet.getByLabel('Why').fill('A wedding');
  await expectGoodLooks(page);
  await sheet.getByRole('button', { name: 'Close on these days' }).click();
  await expect(
    page.getByText('1 planned tiffin is left out. Its customer is notified.').first(),
  ).toBeVisible();

  await ravi.goto('/plans');
  await ravi.getByRole('button', { name: /Notifications/ }).click();
  await expect(ravi.getByText(/^No meal from your plan on /)).toBeVisible();
  await expectAccessible(ravi);
  await ravi.goto(plan);
  await expect(closedDay).toContainText('Kitchen closed');
  await expect(closedDay).toContainText('The kitchen is closed that day: A wedding');
  await expect(closedDay.getByRole('button')).toHaveCount(0);
  await expectGoodLooks(ravi);

  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('No closures planned')).toBeVisible();
  await ravi.reload();
  await expect(closedDay).toContainText('Planned');
});
