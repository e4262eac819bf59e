import { placeAnOrder } from './support/an-order.ts';
import { clockStory } from './support/clock-story.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  livingIn,
  signIn,
} from './support/story.ts';

const kitchen = "Asha's Kitchen";
const city = 'Alpharetta';
const words = 'No one came, and no one answered the phone.';

clockStory(
  'Meera reports a problem, loses no word to a reload, and an admin handles it',
  async ({ page, browser, clock }) => {
    clockStory.slow();
    await livingIn(page, city);
    await join(page, aNewPerson('Meera'));
    const order = await placeAnOrder(page, kitchen, city);
    const later = new Date(Date.parse(order.servedFrom) + 6 * 3_600_000).toISOString();
    await clock.moveTo(later, page);

    await page.goto(`/orders/${order.id}`);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    const sheet = page.getByRole('dialog', { name: 'What went wrong?' });
    await sheet.getByText("It didn't arrive").click();
    await sheet.getByLabel('In your words').fill(words);
    await page.reload();
    await expect(sheet.getByText('What you typed before is still here.')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: "It didn't arrive" })).toBeChecked();
    await expect(sheet.getByLabel('In your words')).toHaveValue(words);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(/You reported a problem: It didn't arrive/)).toContainText(words);
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).not.toContain(words);

    const admin = await (await browser.newContext({ baseURL: clock.address })).newPage();
    await signIn(admin, 'admin@tiffin.example', 'tiffin-admin');
    await clock.moveTo(later, admin);
    await admin.setViewportSize({ width: 390, height: 844 });
    await admin.goto('/admin/orders');
    await admin.getByRole('button', { name: 'Reported problems 1 open' }).click();
    const reports = admin.getByRole('table', { name: 'Reported problems' });
    const report = reports.getByRole('row').filter({ hasText: order.orderNumber });
    for (const part of ['Meera', kitchen, `It didn't arrive. “${words}”`])
      await expect(report).toContainText(part);
    await expectNoSidewaysScroll(admin);
    await expectAccessible(admin);

    await reports.getByRole('link', { name: order.orderNumber }).click();
    await expect(
      admin.getByText(`The customer reported a problem: It didn't arrive. “${words}”`),
    ).toBeVisible();
    await expectAccessible(admin);
    await admin.goBack();
    await report.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(admin.getByText('No open problem reports')).toBeVisible();
    await expect(admin.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
    await expect(admin.getByRole('button', { name: 'Reported problems', exact: true })).toBeVisible();

    await admin.goto(`/admin/orders/${order.id}`);
    await expect(admin.getByText('Handled', { exact: true })).toBeVisible();
    await expect(admin.getByText('Order issue handled')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Mark as handled' })).toHaveCount(0);
  },
);
