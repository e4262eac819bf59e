import { cancel, placeAnOrder } from './support/an-order.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  join,
  livingIn,
  signIn,
  story,
  visitKitchen,
} from './support/story.ts';

const kitchen = 'Willow Glen Wok';

story.beforeEach(({ page }) => livingIn(page, 'San Jose'));

story('Priya rates a delivered meal by keyboard, sees her words, and changes them', async ({ page }) => {
  await signIn(page, 'priya@tiffin.example', 'tiffin-demo');
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Rate this meal' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Rate this meal' });
  await sheet.getByRole('button', { name: 'Send review' }).click();
  await expect(sheet.getByText('Please choose 1 to 5 stars')).toBeVisible();
  await sheet.getByRole('radio', { name: /1 star/ }).focus();
  await page.keyboard.press('Space');
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: /4 stars/ })).toBeChecked();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Send review' }).click();

  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await page.getByRole('button', { name: 'Change review' }).click();
  await sheet.getByRole('radio', { name: /5 stars/ }).check({ force: true });
  await sheet.getByLabel(/In your words/).fill('Like at my grandmother’s.');
  await sheet.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Like at my grandmother’s.')).toBeVisible();
});

story('Farah has the same again with one tap', async ({ page }) => {
  await join(page, aNewPerson('Farah'));
  const order = await placeAnOrder(page, kitchen, 'San Jose');
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText(`Order ${order.orderNumber}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveCount(0);

  await cancel(page, order);
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(`From ${kitchen}`, { exact: true })).toBeVisible();
  await expect(page.getByText(order.dishName).first()).toBeVisible();
});

story('a reorder shows first what is gone, what costs more and what would be lost', async ({ page }) => {
  await join(page, aNewPerson('Dilip'));
  const order = await placeAnOrder(page, kitchen, 'San Jose');
  await cancel(page, order);
  await visitKitchen(page, 'Rose Garden Rosogolla');
  await page.getByRole('button', { name: /^Add / }).first().click();

  await page.route('**/graphql', async route => {
    if (route.request().postDataJSON().operationName !== 'Reorder') return route.continue();
    const answer = await route.fetch();
    const json = await answer.json();
    Object.assign(json.data.reorder, { gone: ['Kheer'], changedPrices: [order.dishName] });
    return route.fulfill({ json });
  });
  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  const question = page.getByRole('dialog', { name: 'Before you order again' });
  await expect(question).toContainText('Kheer is no longer on the menu.');
  await expect(question).toContainText(`The price of ${order.dishName} has changed`);
  await expect(question).toContainText('This replaces your cart with dishes from Rose Garden Rosogolla.');
  await question.getByRole('button', { name: 'Not now' }).click();
  await page.goto('/cart');
  await expect(page.getByText('From Rose Garden Rosogolla')).toBeVisible();

  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await question.getByRole('button', { name: 'Add to cart' }).click();
  // The page of the order says whom it is from, too, and is shown until the cart has loaded.
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect(page.getByText(`From ${kitchen}`, { exact: true })).toBeVisible();
});
