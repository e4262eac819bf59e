import type { Page } from '@playwright/test';
import {
  aNewPerson,
  chooseLastMeal,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  story,
} from './support/story.ts';

const dish = `Home set ${Math.random().toString(36).slice(2, 6)}`;

/** Fills one of the choices of a group of the dish form. */
const fillChoice = async (page: Page, number: number, name: string, price: string, allergen: string) => {
  const choice = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel(`Choice ${number}`, { exact: true }) });
  const row = choice.last();
  await row.getByLabel(`Choice ${number}`, { exact: true }).fill(name);
  if (price) await row.getByLabel('Extra price in dollars').fill(price);
  await row.getByRole('button', { name: /^Allergens missing/ }).click();
  await row.getByRole('button', { name: allergen }).click();
};

story(
  'Asha makes a set, Ravi chooses his bread, and she cooks by the sheet',
  async ({ page, browser, baseURL }) => {
    const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
    expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/menu-management');
    await page
      .getByRole('button', { name: /^Add a dish to / })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Add a dish' });
    await sheet.getByLabel('Name').fill(dish);
    await sheet.getByLabel('Price in dollars', { exact: true }).fill('12');
    await sheet
      .getByRole('group', { name: 'What does it contain?' })
      .getByRole('button', { name: 'None of these' })
      .click();
    await sheet.getByRole('button', { name: 'Add choices' }).click();
    await sheet.getByRole('button', { name: 'Save dish' }).click();
    await expect(sheet.getByText('Please name what is chosen')).toBeVisible();
    await sheet.getByLabel('What is chosen').fill('Bread');
    await fillChoice(page, 1, 'Roti', '', 'Wheat');
    await fillChoice(page, 2, 'Rice', '0.50', 'None of these');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button', { name: 'Save dish' }).click();
    await expect(sheet).toHaveCount(0);

    const { data: own } = await (
      await page.request.post('/graphql', { data: { query: '{ myMenu { id } }' } })
    ).json();
    const guest = await browser.newContext({ baseURL, viewport: { width: 320, height: 800 } });
    const ravi = await guest.newPage();
    await join(ravi, aNewPerson('Ravi'));
    await ravi.goto(`/supplier/${own.myMenu.id}`);
    await chooseLastMeal(ravi);
    const row = ravi.getByRole('article').filter({ hasText: dish });
    await expect(row).toContainText('Choices: Bread');
    await row.getByRole('button', { name: `Add ${dish}` }).click();
    const opened = ravi.getByRole('dialog', { name: dish });
    await expect(opened.getByRole('group', { name: 'Bread' })).toContainText('Choose 1');
    await opened.getByRole('button', { name: /^Add · / }).click();
    await expect(opened.getByText('Please choose Bread.')).toBeVisible();
    await expect(opened.getByRole('radio', { name: /Roti/ })).toBeFocused();
    await ravi.keyboard.press('Space');
    await expectAccessible(ravi);
    await expectNoSidewaysScroll(ravi);
    await opened.getByRole('button', { name: 'Add · $12.00' }).click();
    await expect(opened).toHaveCount(0);
    await expect(row).toContainText('1 in cart');

    await ravi.getByRole('link', { name: /View cart/ }).click();
    await expect(ravi.getByRole('region', { name: 'Dishes' })).toContainText('Roti');
    await ravi.getByRole('button', { name: `Change ${dish}` }).click();
    const changed = ravi.getByRole('dialog', { name: dish });
    await changed.getByRole('radio', { name: /Rice/ }).check();
    await changed.getByRole('button', { name: 'Save · $12.50' }).click();
    await expect(changed).toHaveCount(0);
    await expect(ravi.getByRole('region', { name: 'Dishes' })).toContainText('Rice');
    await expectNoSidewaysScroll(ravi);
    await ravi.locator('label', { hasText: 'Pickup' }).click();
    await ravi.getByRole('button', { name: /checkout/i }).click();
    await ravi.getByRole('button', { name: /Place order/ }).click();
    await expect(ravi.getByText('Thank you, your order is placed')).toBeVisible();
    await expect(ravi.getByText('Bread: Rice +$0.50')).toBeVisible();
    const orderId = new URL(ravi.url()).pathname.split('/').at(-1);

    const document = 'query ($id: ID!) { order(id: $id) { serviceDate mealtime } }';
    const answer = await page.request.post('/graphql', {
      data: { query: document, variables: { id: orderId } },
    });
    const { serviceDate, mealtime } = (await answer.json()).data.order;
    await page.goto(`/orders?date=${serviceDate}&mealtime=${mealtime}`);
    await page.getByRole('link', { name: 'Prep sheet' }).click();
    await expect(page.getByRole('rowheader', { name: dish })).toContainText('Bread: Rice 1');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await ravi.getByRole('button', { name: 'Cancel order' }).click();
    await ravi
      .getByRole('dialog')
      .getByRole('button', { name: /Cancel order/ })
      .click();
    await expect(ravi.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await guest.close();

    await page.goto('/menu-management');
    const ownRow = page.getByRole('article').filter({ hasText: dish });
    await ownRow.getByRole('button', { name: `Change ${dish}` }).click();
    await page.getByRole('button', { name: 'Remove from the menu' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(ownRow).toHaveCount(0);
  },
);
