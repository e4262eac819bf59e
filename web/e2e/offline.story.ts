import { placeAnOrder } from './support/an-order.ts';
import { aNewPerson, expect, expectComplaints, join, livingIn, story } from './support/story.ts';

story.use({ serviceWorkers: 'allow' });

story(
  'Meera reads her last orders in the underground, and learns what she cannot read',
  async ({ page, context, complaints }) => {
    await livingIn(page, 'Alpharetta');
    await join(page, aNewPerson('Meera'));
    const order = await placeAnOrder(page, "Asha's Kitchen", 'Alpharetta');
    await page.goto('/help');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto('/orders');
    await expect(page.getByText(order.orderNumber)).toBeVisible();
    await page.goto(`/orders/${order.id}`);
    await expect(page.getByText(`Order ${order.orderNumber}`)).toBeVisible();

    await context.setOffline(true);
    await page.goto('/orders');
    await expect(page.getByText(/You're offline/)).toBeVisible();
    await expect(page.getByText(order.orderNumber)).toBeVisible();
    await page.goto(`/orders/${order.id}`);
    await expect(page.getByText(`Order ${order.orderNumber}`)).toBeVisible();
    await page.goto('/favorites');
    await expect(
      page.getByRole('heading', { level: 1, name: "This page isn't available offline yet" }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Your favorites' })).toBeVisible();
    expectComplaints(complaints, /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to|screen didn't load/);
  },
);

story(
  'Ravi reads in a lift what he read of a kitchen before, and then sees it as it is by now',
  async ({ page, context, complaints }) => {
    await page.goto('/help');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const [{ id, kitchenName }] = await (await page.request.get('/api/suppliers?city=San%20Jose')).json();
    const name = page.getByRole('heading', { level: 1, name: kitchenName });
    await page.goto(`/supplier/${id}`);
    await expect(name).toBeVisible();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);

    await context.setOffline(true);
    await page.goto(`/supplier/${id}`);
    await expect(name).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
    await expect(page.getByText(/You're offline/)).toBeVisible();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    const askedAgain = page.waitForResponse(
      answer => answer.request().postDataJSON()?.operationName === 'Kitchen' && answer.ok(),
    );
    await context.setOffline(false);
    await askedAgain;
    await expect(page.getByText(/You're offline/)).toHaveCount(0);
    expectComplaints(complaints, /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to|screen didn't load/);
  },
);

story('the product can be installed', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(href!)).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/home' });
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  }
});
