import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectSoon } from './support/billed-plan.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToFit,
  join,
  livingIn,
  story,
  visitKitchen,
} from './support/story.ts';

story.use({ viewport: { width: 390, height: 844 } });

story(
  'Asha offers a lunch every week, Ravi tries it and then has it on workdays',
  async ({ page, browser }) => {
    const modak = uniqueDishName('Modak');
    const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
    expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
    await addDish(page, { name: modak, priceCents: 600 });
    await page.goto('/menu-management?tab=plans');
    await page.getByRole('button', { name: 'Offer a tiffin plan' }).click();
    const form = page.getByRole('dialog', { name: 'Offer a tiffin plan' });
    await form.getByRole('button', { name: 'Save plan' }).click();
    await expect(form.getByText('Please name the plan')).toBeVisible();
    await form.getByLabel('Name').fill('Modak Mondays');
    await form.getByLabel('Your promise').fill('Never nuts');
    await form.getByLabel('At least').selectOption('2 days a week');
    const dishes = form.getByRole('group', { name: 'Each meal' });
    await dishes.getByLabel('Another dish').selectOption({ label: `${modak} · $6.00` });
    await dishes.getByRole('button', { name: 'Add', exact: true }).click();
    const price = dishes.getByLabel(/^Price of /);
    await price.fill('900');
    await form.getByRole('button', { name: 'Save plan' }).click();
    await expect(dishes.getByText(/^At most \$.*, as on the menu$/)).toBeVisible();
    await price.fill('4.5');
    await expectAccessible(page);
    await expectToFit(page);
    await form.getByRole('button', { name: 'Save plan' }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('article').filter({ hasText: 'Modak Mondays' });
    await expect(row).toContainText('$4.50 a meal');
    await expectAccessible(page);

    const ravi = await (await browser.newContext()).newPage();
    await livingIn(ravi, 'Alpharetta');
    await join(ravi, aNewPerson('Ravi'));
    await visitKitchen(ravi, "Asha's Kitchen");
    await ravi.getByRole('link', { name: 'Every week from $4.50 a meal' }).click();
    await expect(ravi.getByRole('heading', { name: 'Every week' })).toBeFocused();
    await expectAccessible(ravi);
    await ravi.getByRole('link', { name: 'Try one meal Modak Mondays' }).click();
    await ravi.locator('label', { hasText: 'Pickup' }).click();
    await expect(ravi.getByLabel('Day', { exact: true })).not.toHaveValue('');
    const consent = ravi.getByRole('checkbox', { name: /Asha's Kitchen cooks these dishes for me/ });
    await consent.check();
    await expectAccessible(ravi);
    await expect(consent).toHaveAccessibleName(/for me once, on the day I chose, for \$4\.50\./);
    await ravi.getByRole('button', { name: 'Order this meal' }).click();
    await expect(ravi).toHaveURL(/\/plans\/(?!offers)[^/]+$/);
    await expect(ravi.getByRole('article')).toHaveCount(1);
    await expect(ravi.getByText('Modak Mondays')).toBeVisible();

    await visitKitchen(ravi, "Asha's Kitchen");
    await ravi.getByRole('link', { name: 'Start plan Modak Mondays' }).click();
    await ravi.locator('label', { hasText: 'Pickup' }).click();
    await ravi.getByRole('button', { name: 'One more of People' }).click();
    await expect(ravi.getByText('$45.00 a week for 5 meals')).toBeVisible();
    const weekdays = ravi.getByRole('group', { name: 'Which days?' });
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
      await weekdays.getByRole('button', { name: day }).click();
    await consent.check();
    await ravi.getByRole('button', { name: 'Start plan' }).click();
    await expect(weekdays.getByText('Please choose at least 2 days a week.')).toBeVisible();
    await weekdays.getByRole('button', { name: 'Monday' }).click();
    await expectAccessible(ravi);
    await expectToFit(ravi);
    await ravi.getByRole('button', { name: 'Start plan' }).click();
    await expect(ravi).toHaveURL(/\/plans\/(?!offers)[^/]+$/);
    await expect(ravi.getByText('A meal', { exact: true })).toBeVisible();
    await expect(ravi.getByRole('article').first()).toBeVisible();

    await row.getByRole('button', { name: /Modak Mondays/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit tiffin plan' });
    await edit.getByRole('button', { name: 'Withdraw this plan' }).click();
    await expectAccessible(page);
    await edit.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(row).toHaveCount(0);
    await ravi.goto('/plans/offers/00000000-0000-0000-0000-000000000000');
    await expect(ravi.getByText('Not offered any more')).toBeVisible();
  },
);

/** What a cook's GraphQL request answers. */
const asked = async (page: Page, query: string, variables: object = {}) =>
  (await (await page.request.post('/graphql', { data: { query, variables } })).json()).data;

/** The name of a dish that no other story offers: stories run beside each other on one kitchen's menu. */
const uniqueDishName = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;

const bread = (name: string, priceCents: number) => ({
  id: randomUUID(),
  name,
  priceCents,
  allergens: [],
  diet: null,
});

/** A choice of bread, of which one costs more. */
const aChoiceOfBread = () => ({
  id: randomUUID(),
  name: 'Bread',
  least: 1,
  most: 1,
  choices: [bread('Roti', 0), bread('Rice', 50)],
});

interface NewDish {
  readonly name: string;
  readonly priceCents: number;
  readonly optionGroups?: readonly ReturnType<typeof aChoiceOfBread>[];
}

/** Asha adds a dish that she cooks for each mealtime of each day. */
const addDish = async (page: Page, { name, priceCents, optionGroups = [] }: NewDish) => {
  const { myMenu } = await asked(page, '{ myMenu { categories { id } } }');
  const { saveDish } = await asked(
    page,
    `mutation ($input: DishInput!) { saveDish(input: $input) {
      __typename ... on Problem { message field } } }`,
    {
      input: {
        categoryId: myMenu.categories[0].id,
        name,
        description: '',
        priceCents,
        diet: 'VEGETARIAN',
        spiceLevel: 1,
        allergens: [],
        marks: [],
        mealtimes: ['BREAKFAST', 'LUNCH', 'DINNER'],
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        plates: 1,
        isTiffinOfTheDay: false,
        isAvailable: true,
        optionGroups,
      },
    },
  );
  expect(saveDish).toMatchObject({ __typename: 'Dish' });
};

/** Counts in the page how often it is touched or clicked from now on; a reload would lose the count. */
const countTaps = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.taps = '0';
    document.addEventListener(
      'pointerdown',
      () => {
        dataset.taps = String(Number(dataset.taps) + 1);
      },
      true,
    );
  });
  return async () => Number(await page.locator('html').getAttribute('data-taps'));
};

story(
  'Asha offers a thali with a choice of bread, and Ravi starts it with rice in nine taps',
  async ({ page, browser }) => {
    const thali = uniqueDishName('Thali');
    const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
    expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
    await addDish(page, { name: thali, priceCents: 1200, optionGroups: [aChoiceOfBread()] });
    await page.goto('/menu-management?tab=plans');
    await page.getByRole('button', { name: 'Offer a tiffin plan' }).click();
    const form = page.getByRole('dialog', { name: 'Offer a tiffin plan' });
    await form.getByLabel('Name').fill(`${thali} for lunch`);
    const dishes = form.getByRole('group', { name: 'Each meal' });
    await dishes.getByLabel('Another dish').selectOption({ label: `${thali} · $12.00` });
    await dishes.getByRole('button', { name: 'Add', exact: true }).click();
    await dishes.getByLabel(/^Price of /).fill('11');
    await expect(dishes.getByText('$12.00 on the menu · Choices: Bread')).toBeVisible();
    await expect(
      dishes.getByText(/^Customers make the choices of a dish when they start the plan\./),
    ).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await form.getByRole('button', { name: 'Save plan' }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('article').filter({ hasText: thali });
    await expect(row).toContainText('From $11.00 a meal');

    const ravi = await (await browser.newContext()).newPage();
    await livingIn(ravi, 'Alpharetta');
    await join(ravi, aNewPerson('Ravi'));
    await visitKitchen(ravi, "Asha's Kitchen");
    const card = ravi.getByRole('listitem').filter({ hasText: `${thali} for lunch` });
    await expect(card).toContainText('You choose: Bread');
    await expect(card).toContainText('From $11.00 a meal');
    const taps = await countTaps(ravi);
    await ravi.getByRole('link', { name: `Start plan ${thali} for lunch` }).click();
    await ravi.locator('label', { hasText: 'Pickup' }).click();
    const consent = ravi.getByRole('checkbox', { name: /Asha's Kitchen cooks these dishes for me/ });
    await expect(ravi.getByText('From $11.00 a meal', { exact: true })).toBeVisible();
    await expect(consent).toHaveCount(0);
    await ravi.getByRole('button', { name: 'Start plan' }).click();
    const dish = ravi.getByRole('region', { name: 'Lunch' });
    await expect(dish.getByText(`Please choose for ${thali}.`)).toBeVisible();
    await expectAccessible(ravi);
    await ravi.getByRole('button', { name: `Choose for ${thali}: Bread` }).click();
    const choices = ravi.getByRole('dialog', { name: thali });
    await choices.getByRole('button', { name: /^Save · / }).click();
    await expect(choices.getByText('Please choose Bread.')).toBeVisible();
    await choices.getByRole('radio', { name: /Rice/ }).check();
    await expectAccessible(ravi);
    await expectToFit(ravi);
    await choices.getByRole('button', { name: 'Save · $11.50' }).click();
    await expect(dish).toContainText('Rice');
    await expect(consent).not.toBeChecked();
    await expect(consent).toHaveAccessibleName(/for \$11\.50/);
    await consent.check();
    await ravi.getByRole('button', { name: 'Start plan' }).click();
    await expect(ravi).toHaveURL(/\/plans\/(?!offers)[^/]+$/);
    // Two of them lead to what is missing.
    expect(await taps()).toBe(9);

    const facts = ravi.getByRole('list').filter({ hasText: thali });
    await expect(facts.first()).toContainText('Bread: Rice +$0.50');
    await expect(ravi.getByText('A meal', { exact: true }).locator('..')).toContainText('$11.50');
    // Later than the menus that other stories publish for single meals.
    const day = ravi.getByRole('article').last();
    await day.getByRole('button', { name: /^Change / }).click();
    const change = ravi.getByRole('dialog', { name: /change this meal$/ });
    await change.getByRole('button', { name: 'Choices: Rice' }).click();
    await change.getByRole('radio', { name: /Roti/ }).check();
    await expectAccessible(ravi);
    await expectToFit(ravi);
    await change.getByRole('button', { name: 'Save · $11.00' }).click();
    await expect(change).toHaveCount(0);
    await expect(day).toContainText(`1 × ${thali} (Bread: Roti) · $11.00`);
    await expectNoSidewaysScroll(ravi);
    const ordered = ravi
      .getByRole('article')
      .filter({ hasNotText: 'Bread: Roti' })
      .getByRole('link', { name: /^Order T-/ });
    await expectSoon(ravi, () => expect(ordered).not.toHaveCount(0, { timeout: 3_000 }));
    await ordered.first().click();
    await expect(ravi.getByText('Bread: Rice +$0.50')).toBeVisible();
    await expect(ravi.getByText('$11.50').first()).toBeVisible();

    await page.goto('/menu-management?tab=plans');
    await row.getByRole('button', { name: new RegExp(thali) }).click();
    const edit = page.getByRole('dialog', { name: 'Edit tiffin plan' });
    await edit.getByRole('button', { name: 'Withdraw this plan' }).click();
    await edit.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(row).toHaveCount(0);
  },
);
