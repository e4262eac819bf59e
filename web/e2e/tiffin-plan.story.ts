import type { Page } from '@playwright/test';
import { aNewlyApprovedKitchen } from './support/a-cooking-kitchen.ts';
import { dayFromNow, planLunches } from './support/planned-lunches.ts';
import {
  aNewPerson,
  chooseLastMeal,
  expect,
  expectAccessible,
  expectToFit,
  join,
  livingIn,
  story,
  visitKitchen,
} from './support/story.ts';

story.use({ viewport: { width: 390, height: 844 } });

/** The kitchen takes orders for the next days only, so the last of these is still planned whenever the job comes. */
const lastDay = (page: Page) => page.getByRole('article').last();

/** A day that was not ordered yet when the screen was loaded may be by now. */
const plannedOrOrdered = /Planned|Being ordered|Confirmed/;

story('Ravi plans his lunches, skips one, and stops the plan', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await join(page, aNewPerson('Ravi'));
  await visitKitchen(page, 'Evergreen Ammamma');
  await chooseLastMeal(page);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('link', { name: /View cart/ }).click();
  await page.locator('label', { hasText: 'Pickup' }).click();
  await page.getByRole('link', { name: 'Have this every week' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'New tiffin plan' })).toBeVisible();
  await expect(page.getByText(/a week for 1 meal/)).toBeVisible();
  const startPlan = page.getByRole('button', { name: 'Start plan' });
  await startPlan.click();
  await expect(page.getByText('Please agree before you start the plan.')).toBeVisible();
  const weekdays = page.getByRole('group', { name: 'Which days?' });
  const chosen = weekdays.getByRole('button', { pressed: true });
  await chosen.click();
  await startPlan.click();
  await expect(weekdays.getByText('Please choose a day')).toBeVisible();
  await expectAccessible(page);
  await weekdays.getByRole('button', { name: 'Friday' }).click();
  await weekdays.getByRole('button', { name: 'Saturday' }).click();
  await expect(page.getByText(/a week for 2 meals/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next meals' }).getByRole('listitem')).toHaveCount(14);
  await expectToFit(page);
  await page.getByRole('checkbox', { name: /Evergreen Ammamma cooks these dishes for me/ }).check();
  await startPlan.click();

  await expect(page).toHaveURL(/\/plans\/(?!new)[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tiffin plan', exact: true })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(plannedOrOrdered);
  await expect(lastDay(page)).toContainText('Planned');
  await expectAccessible(page);
  await expectToFit(page);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

  await lastDay(page)
    .getByRole('button', { name: /^Skip / })
    .click();
  await expect(lastDay(page)).toContainText('Skipped');
  await lastDay(page)
    .getByRole('button', { name: /^Unskip / })
    .click();
  await expect(lastDay(page)).toContainText('Planned');

  await lastDay(page)
    .getByRole('button', { name: /^Change / })
    .click();
  const changeDay = page.getByRole('dialog', { name: /: change this meal$/ });
  await changeDay.getByRole('button', { name: /^One more of / }).click();
  await expect(changeDay.getByRole('button', { name: /^Save · \$/ })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await changeDay.getByRole('button', { name: /^Save · \$/ }).click();
  await expect(changeDay).toHaveCount(0);
  await expect(lastDay(page)).toContainText('Changed');
  await expect(lastDay(page)).toContainText('2 × ');
  await expectAccessible(page);
  await expectToFit(page);
  await lastDay(page)
    .getByRole('button', { name: /^Back to the plan on / })
    .click();
  await expect(lastDay(page)).not.toContainText('Changed');

  await page.getByRole('button', { name: 'Change plan' }).click();
  const changePlan = page.getByRole('dialog', { name: 'Change plan' });
  await changePlan.getByLabel('Note to the cook').fill('Less salt, please');
  await changePlan.getByRole('button', { name: /^Save · \$/ }).click();
  await expect(changePlan.getByText('Please agree before you save the change.')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await changePlan.getByRole('checkbox', { name: /Evergreen Ammamma cooks these dishes for me/ }).check();
  await changePlan.getByRole('button', { name: /^Save · \$/ }).click();
  await expect(changePlan).toHaveCount(0);
  await expect(page.getByText('Less salt, please')).toBeVisible();

  await page.goto('/plans');
  await page.getByRole('button', { name: 'On holiday' }).click();
  const holiday = page.getByRole('dialog', { name: 'On holiday' });
  await holiday.getByRole('button', { name: 'Skip these days' }).click();
  await expect(holiday.getByText('Please choose a first day.')).toBeVisible();
  const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await holiday.getByLabel('First day').fill(daysAhead(21));
  await holiday.getByLabel('Last day').fill(daysAhead(27));
  await expectAccessible(page);
  await expectToFit(page);
  await holiday.getByRole('button', { name: 'Skip these days' }).click();
  await expect(holiday).toHaveCount(0);
  await expectAccessible(page);
  await expectToFit(page);

  await page.getByRole('link', { name: 'Evergreen Ammamma', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Skipped' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Stop plan' }).click();
  const confirm = page.getByRole('dialog', { name: 'Stop this plan?' });
  await confirm.getByLabel('Why are you stopping?').selectOption('My routine has changed');
  await confirm.getByLabel('Tell us more').fill('I work at home now.');
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Stop plan' }).click();
  await expect(page.getByText('This plan has stopped. It orders no more meals.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Skip / })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/plans');
  await expect(page.getByRole('region', { name: 'Stopped or ended' })).toContainText('Evergreen Ammamma');
});

story(
  'Ravi changes his plan in two windows, and the second shows what the first saved',
  async ({ page, browser }) => {
    const cook = await browser.newPage();
    const { supplierId, dishId } = await aNewlyApprovedKitchen(cook, browser, 'Lata Pillai');
    await cook.close();
    await join(page, aNewPerson('Ravi'));
    // Days that the job orders at this moment keep a plan as it is, so none of these is due.
    const plan = await planLunches(page, supplierId, dishId, dayFromNow(21));
    const other = await page.context().newPage();
    const noteIn = async (window: Page, note: string) => {
      const sheet = window.getByRole('dialog', { name: 'Change plan' });
      await sheet.getByLabel('Note to the cook').fill(note);
      await sheet.getByRole('checkbox', { name: /cooks these dishes for me/ }).check();
      await sheet.getByRole('button', { name: /^Save · / }).click();
      return sheet;
    };
    for (const window of [page, other]) await window.goto(`${plan}?dialog=change`);
    await expect(await noteIn(page, 'Less salt, please')).toHaveCount(0);
    const refused = await noteIn(other, 'More chili');
    await expect(refused.getByText(/was changed in another window/)).toBeInViewport({ ratio: 1 });
    await expect(refused.getByLabel('Note to the cook')).toHaveValue('Less salt, please');
    await expectAccessible(other);
    await expect(await noteIn(other, 'More chili')).toHaveCount(0);
    await expect(other.getByText('More chili')).toBeVisible();
  },
);

story('a plan asks a stranger to sign in, and says how to begin one', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await page.goto('/plans');
  await expect(page).toHaveURL(/\/customer-login$/);
  await join(page, aNewPerson('Ravi'));
  await page.goto('/plans');
  await expect(page.getByRole('heading', { name: 'No tiffin plans yet' })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('link', { name: 'Browse kitchens' }).click();
  await expect(page).toHaveURL(/\/home/);
});
