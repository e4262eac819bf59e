import { expect, expectAccessible, expectNoSidewaysScroll, story } from './support/story.ts';

const dish = `Thali of the day ${Math.random().toString(36).slice(2, 6)}`;
const threeDaysAhead = new Date(Date.now() + 3 * 86_400_000);
const weekday = (style: 'long' | 'short') =>
  threeDaysAhead.toLocaleDateString('en-US', { weekday: style, timeZone: 'UTC' });
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

story('a dish for one day of the week is ordered for that day only', async ({ page, browser, baseURL }) => {
  const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
  expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
  await page.goto('/menu-management');
  await page
    .getByRole('button', { name: /^Add a dish to / })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Add a dish' });
  await sheet.getByLabel('Name').fill(dish);
  await sheet.getByLabel('Price in dollars').fill('12');
  await sheet.getByLabel('Portions a meal').fill('2');
  await sheet.getByRole('button', { name: 'None of these' }).click();
  const days = sheet.getByRole('group', { name: 'Cooked on' });
  for (const day of weekdays) await days.getByRole('button', { name: day }).click();
  await sheet.getByRole('button', { name: 'Save dish' }).click();
  await expect(days.getByText('Choose at least one day.')).toBeVisible();
  await days.getByRole('button', { name: weekday('long') }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save dish' }).click();
  await expect(sheet).toHaveCount(0);
  const own = page.getByRole('article').filter({ hasText: dish });
  await expect(own).toContainText(`On ${weekday('short')}`);

  const guest = await browser.newContext({ baseURL, viewport: { width: 320, height: 800 } });
  const meera = await guest.newPage();
  const { data: answer } = await (
    await page.request.post('/graphql', { data: { query: '{ myMenu { id } }' } })
  ).json();
  await meera.goto(`/supplier/${answer.myMenu.id}`);
  const row = meera.getByRole('article').filter({ hasText: dish });
  await expect(row).toContainText(`Next: ${weekday('short')},`);
  await expect(row.getByRole('button', { name: `Add ${dish}` })).toHaveCount(0);
  await expectNoSidewaysScroll(meera);

  const chooseDay = async (name: string | RegExp) => {
    await meera.getByRole('button', { name: /Change the meal/ }).click();
    const meals = meera.getByRole('dialog', { name: 'When would you like to eat?' });
    await meals.getByRole('group', { name: 'Day' }).locator('label', { hasText: name }).click();
    await meals.getByRole('group', { name: 'Meal' }).locator('label', { hasText: 'rder by' }).last().click();
    await expect(meals).toHaveCount(0);
  };
  await chooseDay(`${weekday('short')},`);
  await expect(row).toContainText('2 left');
  await row.getByRole('button', { name: `Add ${dish}` }).click();
  await meera.getByRole('link', { name: /View cart/ }).click();
  await expect(meera.getByRole('button', { name: /checkout/i })).toBeVisible();

  for (let more = 0; more < 2; more++)
    await meera.getByRole('button', { name: `One more of ${dish}` }).click();
  await expect(meera.getByText('Only 2 left for this meal.')).toBeVisible();
  await meera.getByRole('button', { name: `One less of ${dish}` }).click();
  await expect(meera.getByText('Only 2 left for this meal.')).toHaveCount(0);

  await chooseDay('Tomorrow');
  await expect(meera.getByText(`Not cooked for this meal: ${dish}.`)).toBeVisible();
  await expectAccessible(meera);
  await meera.getByRole('button', { name: new RegExp(`^Switch to ${weekday('short')},`) }).click();
  await expect(meera.getByText(`Not cooked for this meal: ${dish}.`)).toHaveCount(0);
  await expect(meera.getByRole('button', { name: /Change the meal/ })).toContainText(`${weekday('short')},`);
  await guest.close();

  await own.getByRole('button', { name: `Change ${dish}` }).click();
  await page.getByRole('button', { name: 'Remove from the menu' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(own).toHaveCount(0);
});
