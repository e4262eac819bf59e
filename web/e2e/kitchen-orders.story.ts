import type { Page } from '@playwright/test';
import { placeAnOrder } from './support/an-order.ts';
import { clockStory } from './support/clock-story.ts';
import { aNewPerson, expect, expectAccessible, join, story } from './support/story.ts';

/** The cook of the demo one can sign in as. */
const asha = { ein: '12-3456789', email: 'asha@tiffin.example' };
const kitchen = "Asha's Kitchen";
const city = 'Alpharetta';

/** A window of its own for the cook, signed in past the form. */
const atTheStove = async ({ page, baseURL }: { page: Page; baseURL: string | undefined }): Promise<Page> => {
  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL,
      viewport: { width: 1180, height: 820 },
      reducedMotion: 'reduce',
    });
  const stove = await context.newPage();
  const answer = await stove.request.post('/api/supplier/login', { data: asha });
  expect(answer.ok()).toBe(true);
  return stove;
};

const dayOf = async (page: Page, id: string): Promise<{ serviceDate: string; mealtime: string }> => {
  const query = 'query Day($id: ID!) { order(id: $id) { serviceDate mealtime } }';
  const answer = await page.request.post('/graphql', { data: { query, variables: { id } } });
  return (await answer.json()).data.order;
};

const platesOf = async (page: Page, serviceDate: string, mealtime: string): Promise<number> => {
  const query =
    'query Plates($from: LocalDate) { kitchenAgenda(from: $from) { meals { serviceDate mealtime plates } } }';
  const answer = await page.request.post('/graphql', { data: { query, variables: { from: serviceDate } } });
  const { meals } = (await answer.json()).data.kitchenAgenda;
  return meals.find(
    (meal: { serviceDate: string; mealtime: string }) =>
      meal.serviceDate === serviceDate && meal.mealtime === mealtime,
  ).plates;
};

clockStory(
  'Nila’s order is cooked and handed over, and she sees each step',
  async ({ page, baseURL, clock }) => {
    await join(page, aNewPerson('Nila'));
    const order = await placeAnOrder(page, kitchen, city);
    const { serviceDate } = await dayOf(page, order.id);
    await page.goto(`/orders/${order.id}`);
    await expect(page.getByText('Placed').first()).toBeVisible();

    const stove = await atTheStove({ page, baseURL });
    await stove.goto(`/orders?date=${serviceDate}`);
    const column = (name: string) => stove.getByRole('region', { name: new RegExp(`^${name},`) });
    const cardIn = (name: string) => column(name).getByRole('article').filter({ hasText: order.orderNumber });
    const step = (words: string) =>
      stove.getByRole('button', { name: `${words} order ${order.orderNumber}` });
    await expect(cardIn('New')).toContainText(order.dishName);
    await expectAccessible(stove);

    await step('Start preparing').click();
    await expect(cardIn('Preparing')).toBeVisible();
    await expect(cardIn('Preparing').getByRole('link')).toBeFocused();
    await expect(cardIn('Preparing')).toContainText(/Mark as ready from .*[AP]M/);
    await expect(step('Mark as ready')).toHaveCount(0);
    await expectAccessible(stove);
    await clock.moveTo(order.cutOffAt, stove, page);
    await stove.reload();
    await step('Mark as ready').click();
    await expect(cardIn('Ready')).toBeVisible();
    await cardIn('Ready').getByRole('button', { name: /^Undo/ }).click();
    await expect(cardIn('Preparing')).toBeVisible();
    await step('Mark as ready').click();
    await expect(cardIn('Ready')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ready for pickup')).toBeVisible();

    await expect(cardIn('Ready')).toContainText(/Handed over from .*[AP]M/);
    await clock.moveTo(order.servedFrom, stove, page);
    await stove.reload();
    await step('Handed over').click();
    const question = stove.getByRole('dialog', { name: 'Handed over?' });
    await expect(question).toContainText('Nila has order');
    await question.getByRole('button', { name: 'Handed over' }).click();
    await expect(stove.getByRole('article').filter({ hasText: order.orderNumber })).toHaveCount(0);
    await stove.getByText('Delivered and canceled').click();
    await expect(stove.getByRole('link', { name: new RegExp(order.orderNumber) })).toContainText('delivered');
    await page.reload();
    await expect(page.getByText('Picked up')).toBeVisible();
    await stove.context().close();
  },
);

story('the kitchen gives an order up, both read why, and its plates are back', async ({ page, baseURL }) => {
  await join(page, aNewPerson('Omkar'));
  // The other stories order dinner, and would change the plates that are counted here.
  const order = await placeAnOrder(page, kitchen, city, 'BREAKFAST');
  const { serviceDate, mealtime } = await dayOf(page, order.id);
  const stove = await atTheStove({ page, baseURL });
  const before = await platesOf(stove, serviceDate, mealtime);

  await stove.goto(`/orders/${order.id}`);
  await stove.getByRole('button', { name: 'Cancel this order' }).click();
  const sheet = stove.getByRole('dialog', { name: `Cancel ${order.orderNumber}?` });
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await expect(sheet.getByText('Please give the customer a reason.')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Something else' }).check({ force: true });
  await sheet.getByLabel('In your words').fill('Our stove has gone out.');
  await expectAccessible(stove);
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await expect(stove.getByText('You canceled this order.')).toBeVisible();
  await expect(stove.getByText('“Our stove has gone out.”')).toBeVisible();
  await expect(stove.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await platesOf(stove, serviceDate, mealtime)).toBeLessThan(before);

  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('The kitchen canceled this order.')).toBeVisible();
  await expect(page.getByText('“Our stove has gone out.”')).toBeVisible();
  await stove.context().close();
});

story('a meal’s prep sheet adds up its dishes and can be printed', async ({ page, baseURL }) => {
  await join(page, aNewPerson('Rhea'));
  const order = await placeAnOrder(page, kitchen, city);
  const { serviceDate, mealtime } = await dayOf(page, order.id);
  const stove = await atTheStove({ page, baseURL });
  await stove.goto(`/orders?date=${serviceDate}&mealtime=${mealtime}`);
  await stove.getByRole('link', { name: 'Prep sheet' }).click();
  await expect(stove.getByRole('heading', { level: 1, name: 'Prep sheet' })).toBeVisible();
  await expect(stove.getByRole('rowheader', { name: order.dishName })).toBeVisible();
  await expect(stove.getByRole('listitem').filter({ hasText: order.orderNumber })).toContainText(
    'Picked up by',
  );
  await expectAccessible(stove);
  await stove.emulateMedia({ media: 'print' });
  await expect(stove.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(stove.getByRole('banner')).toBeHidden();
  await stove.context().close();
});

clockStory(
  'after the cut-off the prep sheet says what fell away, on the screen and on paper',
  async ({ page, baseURL, clock }) => {
    await join(page, aNewPerson('Tara'));
    const order = await placeAnOrder(page, kitchen, city);
    const { serviceDate, mealtime } = await dayOf(page, order.id);
    const stove = await atTheStove({ page, baseURL });
    const sheet = `/orders/prep?date=${serviceDate}&mealtime=${mealtime}`;
    await stove.goto(sheet);
    await expect(stove.getByRole('rowheader', { name: order.dishName })).toBeVisible();
    await expect(stove.getByText(/since the cut-off/i)).toHaveCount(0);

    await clock.moveTo(order.cutOffAt, stove, page);
    await stove.goto(sheet);
    await expect(stove.getByText(/^Nothing has changed since the cut-off/)).toBeVisible();
    await expectAccessible(stove);

    await stove.request.post('/graphql', {
      data: {
        query:
          'mutation Cancel($input: CancelOrderByKitchenInput!) { cancelOrderByKitchen(input: $input) { __typename } }',
        variables: { input: { orderId: order.id, reason: 'The stove broke' } },
      },
    });
    const supplement = stove.getByRole('region', { name: /^Since the cut-off/ });
    await expect(supplement.getByRole('row', { name: order.dishName })).toContainText('01');
    await expect(supplement.getByRole('listitem').filter({ hasText: order.orderNumber })).toContainText(
      'Canceled by you',
    );
    await expect(supplement).toContainText('The stove broke');
    await expectAccessible(stove);
    await stove.emulateMedia({ media: 'print' });
    await expect(supplement).toBeVisible();
    await stove.context().close();
  },
);

story('the figures of the kitchen are drawn, and stand in tables as well', async ({ page, baseURL }) => {
  const stove = await atTheStove({ page, baseURL });
  await stove.goto('/supplier-analytics');
  await expect(stove.getByText('Total revenue')).toBeVisible();
  await stove.getByText('4 weeks').click();
  await expect(stove).toHaveURL(/weeks=4/);
  await stove.getByText('Show as a table: Revenue').click();
  await expect(stove.getByRole('table', { name: 'Revenue by week' }).getByRole('row')).toHaveCount(5);
  await expectAccessible(stove);
  const saved = stove.waitForEvent('download');
  await stove.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('tiffin-analytics.csv');
  await stove.context().close();
});
