import { placeAnOrder } from './support/an-order.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  signIn,
  story,
} from './support/story.ts';

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

story('others see that it is for admins only', async ({ page }) => {
  await page.goto('/admin-payments');
  await expect(page.getByText('Admin access required')).toBeVisible();
  await signIn(page, 'priya@tiffin.example', 'tiffin-demo');
  await page.goto('/admin-payments');
  await expect(page.getByText('Admin access required')).toBeVisible();
  await expect(page.getByText('Total Revenue')).toHaveCount(0);
});

story(
  'Nandini’s money came by bank: the admin notes it, and she has her receipt',
  async ({ page, browser }) => {
    await join(page, aNewPerson('Nandini'));
    const { id, orderNumber } = await placeAnOrder(page, 'Evergreen Ammamma', 'San Jose');
    await page.goto(`/orders/${id}`);
    await expect(page.getByText('Payment is due.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);

    const office = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const admin = await office.newPage();
    await signIn(admin, 'admin@tiffin.example', 'tiffin-admin');
    await admin.goto('/admin-payments');
    await admin.getByRole('link', { name: 'Orders still to be paid' }).click();
    await admin.getByRole('link', { name: orderNumber }).click();
    await admin.getByRole('button', { name: 'Mark as paid' }).click();
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Yes, mark as paid' }).click();
    await expect(admin.getByRole('button', { name: `Refund ${orderNumber}` })).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
    const decisions = admin.getByRole('region', { name: 'Decisions' });
    await expect(decisions.getByText('Payment received')).toBeVisible();
    await expect(decisions.getByText('method: by hand')).toBeVisible();
    await expect(admin.getByText(/ · By hand$/)).toBeVisible();
    await expectAccessible(admin);
    await office.close();

    await page.reload();
    await page.getByRole('link', { name: 'View receipt' }).click();
    await expect(page.getByText(/Paid directly to our support team on/)).toBeVisible();
  },
);

story('the admin gives a kitchen something outside of its orders', async ({ page }) => {
  await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
  await page.goto('/admin/kitchens');
  await page.getByRole('link', { name: 'Deccan Handi' }).click();
  await page.getByRole('button', { name: 'Adjust' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(dialog.getByText('Please enter an amount.')).toBeVisible();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Amount in dollars').fill('12.50');
  await dialog.getByLabel('Reason').fill('Two boxes broke on their way.');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Two boxes broke on their way.')).toBeVisible();
  await expect(page.getByText(/is now owed \$/).first()).toBeVisible();
  await page.goto('/admin-payments');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/everything matches/)).toBeVisible();
});
