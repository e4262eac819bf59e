import type { Page } from '@playwright/test';
import { cancel, placeAnOrder } from './support/an-order.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  story,
} from './support/story.ts';

const asCook = async (page: Page): Promise<void> => {
  const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
  expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
};

const written = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

story(
  'Asha takes a dish off one lunch, publishes it, and customers order the others',
  async ({ page, browser, baseURL }) => {
    const guest = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const meera = await guest.newPage();
    await join(meera, aNewPerson('Meera'));
    const order = await placeAnOrder(meera, "Asha's Kitchen", 'Alpharetta', 'LUNCH', -1);
    const day = written(order.serviceDate);

    await asCook(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/menu-management');
    await page.getByRole('tab', { name: 'Menu of the week' }).click();
    const cell = page.getByRole('region', { name: day }).getByRole('button', { name: /Lunch/ });
    await cell.click();
    const sheet = page.getByRole('dialog', { name: `${day}, lunch` });
    await sheet.getByLabel('Find a dish').fill(order.dishName);
    await sheet.getByRole('checkbox', { name: order.dishName, exact: true }).uncheck();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(cell).toContainText('Changed');
    await page.reload();
    await expect(page.getByText('1 meal changed')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Publish menus' })
      .getByRole('button', { name: `Publish until ${day}` })
      .click();
    await expect(
      page.getByText(`1 order still has ${order.dishName} on ${day}, lunch.`, { exact: true }),
    ).toBeVisible();
    await expect(cell).toContainText('Own menu');

    await meera.goto(`/supplier/${order.kitchenId}?date=${order.serviceDate}&meal=lunch`);
    const row = meera.getByRole('article').filter({ has: meera.getByText(order.dishName, { exact: true }) });
    await expect(row.last()).toContainText('Next:');
    await cancel(meera, order);
    await guest.close();

    await page.setViewportSize({ width: 1280, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Week after' }).click();
    await page.getByRole('button', { name: 'Copy last week' }).click();
    await expect(page.getByText(/meals? changed/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Week before' }).click();
    await cell.click();
    await sheet.getByRole('button', { name: 'Usual menu' }).click();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: `Publish until ${day}` }).click();
    await expect(page.getByText('Menu of 1 meal published', { exact: true })).toBeVisible();
    await expect(cell).not.toContainText('Own menu');
  },
);
