import { anApplicant } from './support/an-applicant.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, story } from './support/story.ts';

story('Lata reads what is erased and what the law keeps, and closes her kitchen', async ({ page }) => {
  const kitchen = await anApplicant(page, 'Lata Pillai');
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Close my kitchen/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Close your kitchen?' });
  await expect(sheet.getByText(/your EIN \(encrypted\)/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await sheet.getByRole('button', { name: 'Close my kitchen' }).click();
  await expect(sheet.getByText("Enter your kitchen's name.")).toBeVisible();
  await sheet.getByLabel("Your kitchen's name").fill('Some kitchen');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(`Type the name of your kitchen, ${kitchen}.`)).toBeVisible();
  await expect(sheet.getByLabel("Your kitchen's name")).toBeFocused();

  await sheet.getByLabel("Your kitchen's name").fill(kitchen);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kitchen closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/supplier-dashboard');
  await expect(page).toHaveURL(/\/supplier-login/);
});
