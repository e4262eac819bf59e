import { expect, expectAccessible, expectNoSidewaysScroll, signIn, story } from './story.ts';

story('without keys the payment page says so, and how to set them', async ({ page }) => {
  await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
  await page.goto('/admin-payments');
  await expect(page.getByText('Stripe API keys not configured')).toBeVisible();
  for (const name of ['Total Revenue', 'Total Orders', 'Platform Fees', 'Avg Order Value']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Secret key')).not.toBeEditable();
  await page.getByRole('button', { name: 'Test Payment System' }).click();
  await expect(page.getByText('Stripe API keys not configured')).toHaveCount(2);
  await page.getByRole('button', { name: 'Check Configuration' }).click();
  await expect(page.getByText('Configuration checked').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNoSidewaysScroll(page);
});

story('others are told that it is for admins', async ({ page }) => {
  await page.goto('/admin-payments');
  await expect(page.getByText('Admin access required')).toBeVisible();
  await signIn(page, 'priya@tiffin.example', 'tiffin-demo');
  await page.goto('/admin-payments');
  await expect(page.getByText('Admin access required')).toBeVisible();
  await expect(page.getByText('Total Revenue')).toHaveCount(0);
});
