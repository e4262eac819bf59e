import type { Locator, Page } from '@playwright/test';
import { aNewKitchen } from './support/a-kitchen.ts';
import { expect, story } from './support/story.ts';

/** How many stops the longest way on a screen of these stories may have. */
const farthest = 60;

/** Presses Tab until it has focus; fails when it can't be reached. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < farthest; stops++) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

const type = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
};

const press = async (page: Page, key: 'Enter' | 'Space', target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

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
