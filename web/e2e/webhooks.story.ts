import { aRegisteredKitchen } from './support/an-applicant.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, story } from './support/story.ts';

story('Nalini sends her orders to a program, tries it, and removes it again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await aRegisteredKitchen(page, 'Nalini Iyer');
  await page.goto('/account-security');
  await page.getByRole('button', { name: 'Add a webhook' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add a webhook' });
  await sheet.getByLabel('Address').fill('http://printer.invalid/orders');
  await sheet.getByRole('button', { name: 'Add webhook' }).click();
  await expect(
    sheet.getByText('Enter a public address that begins with https://, without a name, password or #.'),
  ).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Address').fill('https://printer.invalid/orders');
  await sheet.getByLabel('An order was placed.').check();
  await page.keyboard.press('Enter');

  const secret = page.getByRole('dialog', { name: 'The secret of your webhook' });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  await secret.getByRole('button', { name: 'I saved it' }).click();
  await expect(page).toHaveURL(/\/account-security$/);
  await expect(page.getByText('1 kind of event, nothing delivered yet')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Send a test event to printer.invalid' }).click();
  await expect(
    page.getByText('A test event is on its way to printer.invalid', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'What was sent to printer.invalid' }).click();
  const sent = page.getByRole('dialog', { name: 'Sent to printer.invalid' });
  await expect(sent.getByText('test', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Change the webhook to printer.invalid' }).click();
  const change = page.getByRole('dialog', { name: 'Change the webhook' });
  await change.getByLabel('An order was placed.').uncheck();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All events, nothing delivered yet')).toBeVisible();

  await page.getByRole('button', { name: 'Remove the webhook to printer.invalid' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the webhook to printer.invalid?' });
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The webhook to printer.invalid was removed', { exact: true })).toBeVisible();
  await expect(page.getByText('printer.invalid', { exact: true })).toBeHidden();
});
