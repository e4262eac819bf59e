import { cancel, placeAnOrder } from './support/an-order.ts';
import {
  aNewPerson,
  chooseLastMeal,
  expect,
  expectComplaints,
  expectNoSidewaysScroll,
  join,
  livingIn,
  story,
  visitKitchen,
} from './support/story.ts';

const address = '12 Almaden Ave, San Jose, CA 95113';

story('two tabs of Leela agree about who is signed in', async ({ page, context }) => {
  const leela = aNewPerson('Leela');
  await join(page, leela);
  await page.request.post('/api/auth/logout');
  await page.goto('/help');
  const other = await context.newPage();
  await other.goto('/help');
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();

  await page.goto('/customer-login');
  await page.getByLabel('Email').fill(leela.email);
  await page.getByLabel('Password', { exact: true }).fill(leela.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('button', { name: 'Account of Leela' })).toBeVisible();

  await other.getByRole('button', { name: 'Account of Leela' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Leela' })).toHaveCount(0);
});

story('Meera signs out in the underground, and stays signed out', async ({ page, context, complaints }) => {
  await livingIn(page, 'Alpharetta');
  await join(page, aNewPerson('Meera'));
  const isThere = Promise.all([page.waitForResponse(/UserMenu/), page.waitForResponse(/ToastRegion/)]);
  await page.goto('/help');
  const account = page.getByRole('button', { name: 'Account of Meera' });
  await expect(account).toBeVisible();
  await isThere;

  await context.setOffline(true);
  await account.click();
  await expect(page.getByText(/You're offline\. Nothing can be changed/)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Logged out on this device', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(account).toHaveCount(0);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  expectComplaints(complaints, /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to|screen didn't load/);
});

story('the next person at a browser finds nothing of the one before', async ({ page }) => {
  await livingIn(page, 'Alpharetta');
  const [gauri, ravi] = [aNewPerson('Gauri'), aNewPerson('Ravi')];
  await join(page, ravi);
  await join(page, gauri);
  await page.request.post('/api/auth/logout');
  const signIn = async ({ email, password }: typeof gauri) => {
    await page.goto('/customer-login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  };
  const stored = (key: string) => page.evaluate(name => localStorage.getItem(name), key);

  await signIn(gauri);
  expect(JSON.parse((await stored('customerUser'))!).role).toBe('customer');
  await page.evaluate(line => {
    localStorage.setItem('deliveryAddress', line);
    localStorage.setItem('returnTo', '/orders/of-gauri');
  }, address);
  // Her session ends elsewhere, without signing out here.
  await page.request.post('/api/auth/logout');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await page.evaluate(line => localStorage.setItem('deliveryAddress', line), address);
  await signIn(ravi);
  expect(await stored('deliveryAddress')).toBeNull();
  expect(await stored('returnTo')).toBeNull();
});

story('a long address does not widen the page', async ({ page }) => {
  await livingIn(page, 'Alpharetta');
  await page.addInitScript(() =>
    localStorage.setItem(
      'deliveryAddress',
      '12345A Northwest Avenida de las Americas Boulevard Extension 1207, San Francisco, CA 94103',
    ),
  );
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/home');
    await expect(page.getByRole('button', { name: /Avenida/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

story(
  'an order tried without a network is placed only when Kavya says so again',
  async ({ page, context, complaints }) => {
    await livingIn(page, 'San Jose');
    await join(page, aNewPerson('Kavya'));
    await visitKitchen(page, 'Evergreen Ammamma');
    await chooseLastMeal(page);
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByRole('link', { name: /View cart/ }).click();
    await page.locator('label', { hasText: 'Pickup' }).click();
    await page.getByRole('button', { name: /checkout/i }).click();
    const place = page.getByRole('button', { name: /Place order/ });
    await expect(place).toBeEnabled();
    const ordersOfKavya = async () => (await (await page.request.get('/api/orders')).json()).length;

    await context.setOffline(true);
    await place.click();
    await expect(page.getByText(/We didn't hear back/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You're offline/)).toHaveCount(0);
    // Whatever the page asks now that the network is back is asked before this.
    await page.evaluate(() => fetch('/ready'));
    await expect(page.getByText(/We didn't hear back/)).toBeVisible();
    expect(await ordersOfKavya()).toBe(0);

    // The order is priced again by itself first.
    await expect(place).toBeEnabled();
    await place.click();
    await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
    expect(await ordersOfKavya()).toBe(1);
    expectComplaints(complaints, /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to/);
  },
);

story('dismissing one entry of the bell removes that one', async ({ page }) => {
  await join(page, aNewPerson('Nandini'));
  const orders = [];
  for (let number = 0; number < 3; number++) {
    orders.push(await placeAnOrder(page, 'Evergreen Ammamma', 'San Jose'));
  }
  await page.goto('/help');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const entries = page.getByRole('dialog').getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await entries
    .filter({ hasText: orders[1]!.orderNumber })
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(entries).toHaveCount(2);
  await expect(entries.filter({ hasText: orders[1]!.orderNumber })).toHaveCount(0);
  await page.goto('/help');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(entries).toHaveCount(2);
  await expect(entries.filter({ hasText: orders[0]!.orderNumber })).toHaveCount(1);
  await expect(entries.filter({ hasText: orders[2]!.orderNumber })).toHaveCount(1);
  for (const order of orders) await cancel(page, order);
});
