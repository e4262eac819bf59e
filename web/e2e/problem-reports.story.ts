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

    const desk = await (await browser.newContext({ baseURL: clock.address })).newPage();
    await signIn(desk, 'admin@tiffin.example', 'tiffin-admin');
    await clock.moveTo(later, desk);
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.goto('/admin/orders');
    await desk.getByRole('button', { name: 'Reported problems 1 open' }).click();
    const reports = desk.getByRole('table', { name: 'Reported problems' });
    const report = reports.getByRole('row').filter({ hasText: order.orderNumber });
    for (const part of ['Meera', kitchen, `It didn't arrive. “${words}”`])
      await expect(report).toContainText(part);
    await expectNoSidewaysScroll(desk);
    await expectAccessible(desk);

    await reports.getByRole('link', { name: order.orderNumber }).click();
    await expect(
      desk.getByText(`The customer reported a problem: It didn't arrive. “${words}”`),
    ).toBeVisible();
    await expectAccessible(desk);
    await desk.goBack();
    await report.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(desk.getByText('No open problem reports')).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
    await expect(desk.getByRole('button', { name: 'Reported problems', exact: true })).toBeVisible();

    await desk.goto(`/admin/orders/${order.id}`);
    await expect(desk.getByText('Handled', { exact: true })).toBeVisible();
    await expect(desk.getByText('Order issue handled')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Mark as handled' })).toHaveCount(0);
  },
);
