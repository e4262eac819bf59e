import type { Browser, BrowserContext, Page } from '@playwright/test';
import { placeAnOrder } from './support/an-order.ts';
import { clockStory } from './support/clock-story.ts';
import { aNewPerson, expect, expectAccessible, join, livingIn, story } from './support/story.ts';

const kitchen = "Asha's Kitchen";
const city = 'Alpharetta';

/** The cook in a window of her own, signed in. */
const openCooksWindow = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
  expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
  return page;
};

const moveMutation = `mutation Move($input: MoveOrderInput!) {
  moveOrder(input: $input) { __typename ... on Problem { message } }
}`;

const moveTo = async (cook: Page, orderId: string, from: string, to: string): Promise<void> => {
  const variables = { input: { orderId, from, to } };
  const answer = await cook.request.post('/graphql', { data: { query: moveMutation, variables } });
  expect((await answer.json()).data.moveOrder.__typename).toBe('Order');
};

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

clockStory(
  'Meera sees her order progress while Asha cooks, without reloading',
  async ({ page, browser, clock }) => {
    await livingIn(page, city);
    const cook = await openCooksWindow(browser);
    await join(page, aNewPerson('Meera'));
    await cook.goto('/help');
    await expect(bellOf(cook)).toHaveAccessibleName(/^Notifications/);
    const order = await placeAnOrder(page, kitchen, city);
    await expect(bellOf(cook)).toHaveAccessibleName(/\d+ new/);

    await page.goto(`/orders/${order.id}`);
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 new');
    await expect(page).toHaveTitle(/^\(1\) /);
    await moveTo(cook, order.id, 'PLACED', 'PREPARING');
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Now: Preparing' }),
    ).toBeVisible();
    await clock.moveTo(order.cutOffAt, page);
    await moveTo(cook, order.id, 'PREPARING', 'READY');
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 new');

    await page.goto('/home');
    const bar = page.getByRole('region', { name: 'Order in progress' });
    await expect(bar).toContainText('Ready for pickup');
    await bellOf(page).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('link', { name: /Ready for pickup/ })).toContainText('Urgent');
    await expect(panel.getByText('Just now').first()).toBeVisible();
    await expectAccessible(page);

    await panel.getByRole('link', { name: /Ready for pickup/ }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 new');
    await bellOf(page).click();
    await panel.getByRole('button', { name: 'Mark all read' }).click();
    await expect(panel.getByRole('heading')).toHaveText('Notifications');
    await panel.getByRole('button', { name: 'Dismiss: Order placed' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(bellOf(page)).toBeFocused();

    await clock.moveTo(order.servedFrom, page);
    await moveTo(cook, order.id, 'READY', 'DELIVERED');
    await expect(page.getByRole('main').getByText('Picked up')).toBeVisible();
    await page.goto('/home');
    await expect(bar).toHaveCount(0);
  },
);

story(
  'a lost connection comes back with everything that happened meanwhile, once',
  async ({ page, context, browser }) => {
    await livingIn(page, city);
    await join(page, aNewPerson('Ravi'));
    await page.goto('/help');
    await placeAnOrder(page, kitchen, city);
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 new');

    const elsewhere = await (
      await browser.newContext({ storageState: await context.storageState() })
    ).newPage();
    await context.setOffline(true);
    await expect(page.getByText(/You're offline/)).toBeVisible();
    for (const _ of [1, 2, 3]) await placeAnOrder(elsewhere, kitchen, city);
    await context.setOffline(false);
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 4 new', { timeout: 20_000 });
    await bellOf(page).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
  },
);

/** Opens a screen and waits until it has asked for what happens live. */
const openListening = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const asked = new Promise<void>(resolve => {
    page.on('websocket', socket =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"type":"subscribe"')) resolve();
      }),
    );
  });
  await page.goto('/help');
  await asked;
  return page;
};

story('Devi has six tabs open, and each of them tells what happens', async ({ page, context, browser }) => {
  story.slow();
  await livingIn(page, city);
  await join(page, aNewPerson('Devi'));
  const tabs = await Promise.all(Array.from({ length: 6 }, () => openListening(context)));
  for (const tab of tabs) await expect(bellOf(tab)).toHaveAccessibleName('Notifications');
  // From elsewhere, so that no tab knows of it by itself.
  const phone = await (await browser.newContext({ storageState: await context.storageState() })).newPage();
  for (const times of [1, 2]) {
    await placeAnOrder(phone, kitchen, city);
    for (const tab of tabs) await expect(bellOf(tab)).toHaveAccessibleName(`Notifications, ${times} new`);
  }
});
