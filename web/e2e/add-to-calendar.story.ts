import { cancel, placeAnOrder } from './support/an-order.ts';
import { aNewPerson, expect, expectAccessible, join, livingIn, story } from './support/story.ts';

story('Meera adds her meal to her calendar, until she cancels it', async ({ page }) => {
  await livingIn(page, 'Alpharetta');
  await join(page, aNewPerson('Meera'));
  const order = await placeAnOrder(page, "Asha's Kitchen", 'Alpharetta');
  await page.goto(`/orders/${order.id}`);
  const link = page.getByRole('link', { name: 'Add to calendar' });
  await expect(link).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${order.orderNumber}.ics`);
  const answer = await page.request.get((await link.getAttribute('href'))!);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain("Asha's Kitchen");

  await cancel(page, order);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'This order was canceled' })).toBeVisible();
  await expect(link).toHaveCount(0);
});
