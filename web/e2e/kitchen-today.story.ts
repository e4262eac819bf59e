import type { Locator, Page } from '@playwright/test';
import { aDayOfOrders } from './support/a-day-of-orders.ts';
import { placeAnOrder } from './support/an-order.ts';
import { clockStory } from './support/clock-story.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  story,
} from './support/story.ts';

const asha = { ein: '12-3456789', email: 'asha@tiffin.example' };

/** A cook's phone: every tap on it is counted. */
const aPhone = async (page: Page, baseURL: string | undefined) => {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  return { phone, tap, taps: () => taps, close: () => context.close() };
};

clockStory(
  'nineteen orders of a day reach their customers in at most twenty taps',
  async ({ page, baseURL, clock }) => {
    await join(page, aNewPerson('Nila'));
    const day = await aDayOfOrders(page, "Asha's Kitchen", 'Alpharetta', 19);

    await clock.moveTo(day.meals[0]!.cutOffAt, page);
    const { phone, tap, taps, close } = await aPhone(page, baseURL);
    expect((await phone.request.post('/api/supplier/login', { data: asha })).ok()).toBe(true);
    const toHandOver = async () => {
      const query = `query Day($day: LocalDate!) { kitchenOrders(serviceDate: $day, first: 100,
      statuses: [PLACED, PREPARING, READY, OUT_FOR_DELIVERY]) { nodes { id } } }`;
      const data = { query, variables: { day: day.serviceDate } };
      const answer = await phone.request.post('/graphql', { data });
      return (await answer.json()).data.kitchenOrders.nodes.length;
    };
    expect(await toHandOver()).toBe(19);

    for (const { title, cutOffAt, servedFrom } of day.meals) {
      const meal = phone.getByRole('region', { name: new RegExp(`^${title}`) });
      const press = (words: string) => tap(meal.getByRole('button', { name: words }));
      await clock.moveTo(cutOffAt, phone);
      await phone.goto('/supplier/today');
      await press('Start all');
      await press('All ready');
      await expect(meal.getByText(/All out for delivery: from/)).toBeVisible();
      await clock.moveTo(servedFrom, phone);
      await phone.reload();
      await press('All out for delivery');
      await expectAccessible(phone);
      await press('All handed over');
      const sheet = phone.getByRole('dialog', { name: 'Who has their meal?' });
      await tap(sheet.getByRole('button', { name: /handed over/ }));
      await expect(phone.getByRole('region', { name: new RegExp(`^${title}`) })).toHaveCount(0);
    }
    expect(await toHandOver()).toBe(0);
    expect(taps()).toBeLessThanOrEqual(20);
    console.info(`19 orders in ${taps()} taps`);
    await close();
  },
);

clockStory(
  'an order canceled meanwhile is named, and holds no other back',
  async ({ page, baseURL, clock }) => {
    await join(page, aNewPerson('Omkar'));
    const day = await aDayOfOrders(page, "Asha's Kitchen", 'Alpharetta', 6);
    const [{ title, orders, cutOffAt }] = day.meals as [(typeof day.meals)[number]];
    await clock.moveTo(cutOffAt, page);
    const { phone, close } = await aPhone(page, baseURL);
    expect((await phone.request.post('/api/supplier/login', { data: asha })).ok()).toBe(true);
    await clock.moveTo(cutOffAt, phone);
    await phone.goto('/supplier/today');
    const meal = phone.getByRole('region', { name: new RegExp(`^${title}`) });
    await expect(meal.getByRole('button', { name: 'Start all 2' })).toBeVisible();

    // The phone misses that the order is canceled, as on a bad connection.
    await phone.route('**/graphql', async route => {
      const isStep = route.request().postData()?.includes('MoveOrders');
      if (isStep) await cancelByKitchen(phone, orders[0]!.id);
      await route.continue();
    });
    await meal.getByRole('button', { name: 'Start all' }).tap();
    await expect(meal.getByRole('status')).toContainText(`${orders[0]!.orderNumber}: It was canceled.`);
    await expect(meal.getByRole('button', { name: 'All ready 1' })).toBeVisible();
    await expect(meal.getByRole('heading', { level: 2 })).toBeFocused();
    await expectAccessible(phone);

    for (const [width, size] of [
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await phone.setViewportSize({ width, height: 844 });
      await phone.evaluate(text => document.documentElement.style.setProperty('font-size', text), size);
      await expectNoSidewaysScroll(phone);
    }
    await close();
  },
);

const cancelByKitchen = async (phone: Page, orderId: string) => {
  const query = `mutation Cancel($id: ID!) {
    cancelOrderByKitchen(input: { orderId: $id, reason: "No rice left." }) { __typename } }`;
  await phone.request.post('/graphql', { data: { query, variables: { id: orderId } } });
};

story('the bar below leads a cook to the work, the menu and the money', async ({ page, baseURL }) => {
  const { phone, tap, close } = await aPhone(page, baseURL);
  expect((await phone.request.post('/api/supplier/login', { data: asha })).ok()).toBe(true);
  await phone.goto('/supplier/today');
  const bar = phone.getByRole('navigation', { name: 'Main pages' });
  for (const [word, path, title] of [
    ['Orders', /\/orders$/, 'Orders'],
    ['Menu', /\/menu-management$/, 'Menu'],
    ['Money', /\/supplier-payouts$/, 'Payouts'],
    ['Today', /\/supplier\/today$/, 'Today'],
  ] as const) {
    await tap(bar.getByRole('link', { name: word }));
    await expect(phone).toHaveURL(path);
    await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(bar.getByRole('link', { name: word })).toHaveAttribute('aria-current', 'page');
  }
  await phone.setViewportSize({ width: 1280, height: 900 });
  await expect(bar).toBeHidden();
  await close();
});

story(
  "a new order sounds on a cook's phone, unless she has turned the sound off",
  async ({ page, baseURL }) => {
    const { phone, tap, close } = await aPhone(page, baseURL);
    await phone.addInitScript(() => {
      const rung = { times: 0 };
      const Original = window.AudioContext;
      Object.assign(window, { rung });
      window.AudioContext = class extends Original {
        constructor() {
          super();
          rung.times += 1;
        }
      };
    });
    const rung = () => phone.evaluate(() => (window as unknown as { rung: { times: number } }).rung.times);
    expect((await phone.request.post('/api/supplier/login', { data: asha })).ok()).toBe(true);
    // Other stories order from this kitchen too, so the sound is off before the screen is there.
    await phone.goto('/help');
    await phone.evaluate(() => localStorage.setItem('orderSound', 'off'));
    await phone.goto('/supplier/today');
    const sound = phone.getByRole('button', { name: 'Sound for new orders' });
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await join(page, aNewPerson('Tara'));
    await placeAnOrder(page, "Asha's Kitchen", 'Alpharetta', 'LUNCH');
    await expect(phone.getByText(/^(New order|\d+ new orders)\.$/)).toBeAttached();
    expect(await rung()).toBe(0);

    await tap(sound);
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await placeAnOrder(page, "Asha's Kitchen", 'Alpharetta', 'LUNCH');
    await expect.poll(rung).toBeGreaterThan(0);
    await expectAccessible(phone);
    await close();
  },
);

story(
  'a dish ticked off on one phone is ticked on the other, and on the prep sheet',
  async ({ page, baseURL }) => {
    const [stove, table] = [await aPhone(page, baseURL), await aPhone(page, baseURL)];
    await join(page, aNewPerson('Rhea'));
    const order = await placeAnOrder(page, "Asha's Kitchen", 'Alpharetta', 'LUNCH');
    const query = 'query Day($id: ID!) { order(id: $id) { serviceDate mealtime } }';
    const answer = await page.request.post('/graphql', { data: { query, variables: { id: order.id } } });
    const { serviceDate, mealtime } = (await answer.json()).data.order;
    for (const { phone } of [stove, table]) {
      expect((await phone.request.post('/api/supplier/login', { data: asha })).ok()).toBe(true);
      await phone.goto(`/orders/prep?date=${serviceDate}&mealtime=${mealtime}`);
    }
    const tickOn = (phone: Page) => phone.getByRole('checkbox', { name: order.dishName });
    await expect(tickOn(table.phone)).not.toBeChecked();
    await stove.tap(tickOn(stove.phone));
    await expect(tickOn(stove.phone)).toBeChecked();
    await expect(tickOn(table.phone)).toBeChecked();
    await stove.phone.reload();
    await expect(tickOn(stove.phone)).toBeChecked();
    await expectAccessible(stove.phone);

    await placeAnOrder(page, "Asha's Kitchen", 'Alpharetta', 'LUNCH');
    await stove.phone.reload();
    await expect(tickOn(stove.phone)).not.toBeChecked();
    await expect(stove.phone.getByText('1 more was ordered')).toBeVisible();
    await stove.close();
    await table.close();
  },
);
