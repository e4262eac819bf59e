import type { Locator } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  livingIn,
  story,
  visitKitchen,
} from './support/story.ts';

const laptop = { width: 1280, height: 900 };
/** What a laptop's window measures when its text is twice as large. */
const largeText = { width: 640, height: 450 };

story.use({ viewport: laptop });

const boxOf = async (part: Locator) => {
  const box = (await part.boundingBox())!;
  return { left: box.x, right: box.x + box.width, top: box.y };
};

story('Meera orders on a laptop, with the menu on one side and her cart on the other', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await visitKitchen(page, 'Evergreen Ammamma');
  const column = await boxOf(page.locator('main'));
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const cart = page.getByRole('region', { name: 'Your cart' });
  await expect(cart).toContainText('Add a dish');
  expect((await boxOf(menu)).right).toBeLessThan(column.left);
  expect((await boxOf(cart)).left).toBeGreaterThan(column.right);

  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(cart.getByRole('button', { name: /^One more of / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cart', exact: true })).toBeHidden();
  expect(await boxOf(page.locator('main'))).toEqual(column);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await menu.getByRole('link').last().click();
  const category = page.getByRole('heading', {
    level: 2,
    name: (await menu.getByRole('link').last().textContent())!,
  });
  await expect(category).toBeInViewport();
  await expect(cart).toBeInViewport();

  await cart.getByRole('button', { name: /Go to checkout/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const order = page.getByRole('region', { name: 'Your order' });
  expect((await boxOf(order)).left).toBeGreaterThan((await boxOf(page.locator('main'))).right);
  await expectAccessible(page);
});

story('with text at 200 % the same laptop shows one column', async ({ page }) => {
  await page.setViewportSize(largeText);
  await livingIn(page, 'San Jose');
  await visitKitchen(page, 'Evergreen Ammamma');
  const column = await boxOf(page.locator('main'));
  const menu = await boxOf(page.getByRole('navigation', { name: 'Menu' }));
  expect(menu.left).toBeGreaterThanOrEqual(column.left);
  expect(menu.right).toBeLessThanOrEqual(column.right);
  await expect(page.getByRole('region', { name: 'Your cart' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

story('nothing of a kitchen moves while its page loads on a laptop', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await visitKitchen(page, 'Evergreen Ammamma');
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.moved = String(
          Number(document.documentElement.dataset.moved ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('Add a dish');
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
  expect(moved).toBeLessThanOrEqual(0.02);
});

story('Asha sees her whole week side by side', async ({ page }) => {
  const asha = { ein: '12-3456789', email: 'asha@tiffin.example' };
  expect((await page.request.post('/api/supplier/login', { data: asha })).ok()).toBe(true);
  await page.goto('/menu-management?tab=mealtimes');
  const days = ['Monday', 'Wednesday', 'Sunday'].map(day => page.getByRole('region', { name: day }));
  const tops = await Promise.all(days.map(async day => (await boxOf(day)).top));
  expect(new Set(tops).size).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
