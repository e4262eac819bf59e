import {
  aNewPerson,
  expect,
  expectAccessible,
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
    const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
    expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
    await page.goto('/menu-management?tab=plans');
    await page.getByRole('button', { name: 'Offer a tiffin plan' }).click();
    const form = page.getByRole('dialog', { name: 'Offer a tiffin plan' });
    await form.getByRole('button', { name: 'Save plan' }).click();
    await expect(form.getByText('Please name the plan')).toBeVisible();
    await form.getByLabel('Name').fill('Modak Mondays');
    await form.getByLabel('Your promise').fill('Never nuts');
    await form.getByLabel('At least').selectOption('2 days a week');
    const dishes = form.getByRole('group', { name: 'Each meal' });
    await dishes.getByLabel('Another dish').selectOption({ index: 1 });
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
