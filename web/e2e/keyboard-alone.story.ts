import type { Page } from '@playwright/test';
import { addLunchDish, aNewlyApprovedKitchen } from './support/a-cooking-kitchen.ts';
import { aNewKitchen } from './support/a-kitchen.ts';
import { press, tabTo, type } from './support/keyboard.ts';
import { aNewPerson, expect, join, story } from './support/story.ts';

const proceed = (page: Page, name: string) => press(page, 'Enter', page.getByRole('button', { name }));

story('Usha registers her kitchen, signs and uploads without touching a pointer', async ({ page }) => {
  const usha = aNewKitchen('Usha');
  await page.goto('/supplier-registration');
  await type(page, 'EIN', usha.ein.replace('-', ''));
  await type(page, 'Email', usha.email);
  await type(page, 'Phone', '(408) 555-0170');
  await type(page, 'Kitchen name', usha.kitchenName);
  await type(page, 'Cuisine', 'Kerala');
  await proceed(page, 'Continue');

  await expect(page.getByRole('heading', { name: 'Home Kitchen Verification' })).toBeFocused();
  await press(page, 'Space', page.getByRole('radio', { name: /In my home/ }));
  const capacities = page
    .getByRole('group', { name: 'How many meals can you cook a day?' })
    .getByRole('radio');
  await press(page, 'Space', capacities.first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /11-25/ })).toBeChecked();
  await press(page, 'Space', page.getByRole('checkbox', { name: /I confirm/ }));
  await proceed(page, 'Continue');

  await type(page, 'Street address', '5 Palm St');
  await type(page, 'ZIP code', '95112');
  await expect(page.getByLabel('City')).toHaveValue('San Jose');
  await proceed(page, 'Register my kitchen');
  await proceed(page, 'Sign In');

  await expect(page).toHaveURL(/\/supplier-onboarding$/);
  await press(page, 'Enter', page.getByRole('button', { name: 'Read and sign' }).first());
  const sheet = page.getByRole('dialog');
  await type(page, 'Full legal name', 'Usha Menon');
  await press(page, 'Space', sheet.getByRole('checkbox'));
  await press(page, 'Enter', sheet.getByRole('button', { name: 'Sign Agreement' }));
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Completed').first()).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Enter', page.getByLabel(/Upload document: Food Service License/));
  await (await chooser).setFiles({
    name: 'license.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  });
  await expect(page.getByText('Replace document: Food Service License')).toBeVisible();
});

story(
  'Ravi plans lunches, skips, swaps and stops them without touching a pointer',
  async ({ page, browser }) => {
    const cook = await browser.newPage();
    const { supplierId } = await aNewlyApprovedKitchen(cook, browser, 'Lata Pillai');
    await addLunchDish(cook, { name: 'Curd Rice', priceCents: 750 });
    await cook.close();
    await join(page, aNewPerson('Ravi'));
    await page.goto(`/supplier/${supplierId}`);
    await press(page, 'Enter', page.getByRole('button', { name: /^Add Lemon Rice/ }));
    await expect(page.getByRole('button', { name: 'One more of Lemon Rice' })).toBeFocused();
    await press(page, 'Enter', page.getByRole('link', { name: /View cart/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: 'Delivery' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked();
    await press(page, 'Enter', page.getByRole('link', { name: 'Have this every week' }));

    await expect(page.getByRole('heading', { level: 1, name: 'New tiffin plan' })).toBeFocused();
    const weekdays = page.getByRole('group', { name: 'Which days?' }).getByRole('button');
    await expect(weekdays).toHaveCount(7);
    for (const weekday of await weekdays.all())
      if ((await weekday.getAttribute('aria-pressed')) === 'false') await press(page, 'Space', weekday);
    await press(page, 'Space', page.getByRole('checkbox', { name: /cooks these dishes for me/ }));
    await proceed(page, 'Start plan');

    const heading = page.getByRole('heading', { level: 1, name: 'Tiffin plan', exact: true });
    await expect(heading).toBeFocused();
    // Orders are placed a week ahead, so this one is still planned whenever the job comes.
    const day = page.getByRole('article').nth(9);
    await press(page, 'Enter', day.getByRole('button', { name: /^Skip / }));
    await expect(day).toContainText('Skipped');
    const unskip = day.getByRole('button', { name: /^Unskip / });
    await expect(unskip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(day).toContainText('Planned');
    await expect(day.getByRole('button', { name: /^Skip / })).toBeFocused();

    const change = day.getByRole('button', { name: /^Change / });
    const sheet = page.getByRole('dialog', { name: /: change this meal$/ });
    await page.keyboard.press('Shift+Tab');
    await expect(change).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet.getByLabel('Dish 1')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(change).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    await tabTo(page, sheet.getByLabel('Dish 1'));
    await page.keyboard.press('ArrowDown');
    await press(page, 'Enter', sheet.getByRole('button', { name: 'Save · $7.50' }));
    await expect(sheet).toHaveCount(0);
    await expect(day).toContainText('1 × Curd Rice · $7.50');
    await expect(change).toBeFocused();
    await press(page, 'Enter', day.getByRole('button', { name: /^Back to the plan on / }));
    await expect(day).not.toContainText('Changed');
    await expect(change).toBeFocused();

    const stop = page.getByRole('button', { name: 'Stop plan' });
    const dialog = page.getByRole('dialog', { name: 'Stop this plan?' });
    await press(page, 'Enter', stop);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(stop).toBeFocused();
    await page.keyboard.press('Enter');
    // A dialog takes the focus once it is open, and Enter would close it.
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const stopped = page.getByText('This plan has stopped. It orders no more meals.');
    const beingOrdered = dialog.getByText(/is being ordered at this moment/);
    // The job may be placing orders of the plan: then he reads so, and presses again.
    for (let presses = 0; presses < 5 && !(await stopped.isVisible()); presses++) {
      await press(page, 'Enter', dialog.getByRole('button', { name: 'Stop plan' }));
      await expect(stopped.or(beingOrdered)).toBeVisible();
    }
    await expect(stopped).toBeVisible();
    await expect(heading).toBeFocused();
  },
);
