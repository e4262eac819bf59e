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
  'Asha has one spot a day for a lunch, Ravi takes it and Priya waits in line',
  async ({ page, browser }) => {
    const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
    expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
    await page.goto('/menu-management?tab=plans');
    await page.getByRole('button', { name: 'Offer a tiffin plan' }).click();
    const form = page.getByRole('dialog', { name: 'Offer a tiffin plan' });
    await form.getByLabel('Name').fill('Upma for few');
    const dishes = form.getByRole('group', { name: 'Each meal' });
    // Another story may be adding a thali with choices to her menu.
    const others = await dishes.getByLabel('Another dish').locator('option').allTextContents();
    const label = others.find(words => words.includes('$') && !/thali/i.test(words))!;
    await dishes.getByLabel('Another dish').selectOption({ label });
    await dishes.getByRole('button', { name: 'Add', exact: true }).click();
    await dishes.getByLabel(/^Price of /).fill('4.5');
    const most = form.getByLabel('Most people on one day');
    await most.fill('0');
    await form.getByRole('button', { name: 'Save plan' }).click();
    await expect(form.getByText('Please enter a number from 1 to 500, or leave it empty.')).toBeVisible();
    await most.fill('1');
    await expectToFit(page);
    await form.getByRole('button', { name: 'Save plan' }).click();
    const row = page.getByRole('article').filter({ hasText: 'Upma for few' });
    await expect(row).toContainText('0 of 1 spots taken or reserved on the fullest day');

    const ravi = await (await browser.newContext()).newPage();
    await livingIn(ravi, 'Alpharetta');
    await join(ravi, aNewPerson('Ravi'));
    await visitKitchen(ravi, "Asha's Kitchen");
    await expect(ravi.getByRole('listitem').filter({ hasText: 'Upma for few' })).toContainText('1 spot left');
    await ravi.getByRole('link', { name: 'Start plan Upma for few' }).click();
    await ravi.locator('label', { hasText: 'Pickup' }).click();
    await ravi.getByRole('checkbox', { name: /Asha's Kitchen cooks these dishes for me/ }).check();
    await ravi.getByRole('button', { name: 'Start plan' }).click();
    await expect(ravi).toHaveURL(/\/plans\/(?!offers)[^/]+$/);

    const priya = await (await browser.newContext()).newPage();
    await livingIn(priya, 'Alpharetta');
    await join(priya, aNewPerson('Priya'));
    await visitKitchen(priya, "Asha's Kitchen");
    const card = priya.getByRole('listitem').filter({ hasText: 'Upma for few' });
    await expect(card.getByText('Full', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /Start plan/ })).toHaveCount(0);
    await expectAccessible(priya);
    await card.getByRole('link', { name: 'Join the waiting list' }).click();
    await expect(priya.getByRole('heading', { name: 'Waiting list', level: 1 })).toBeVisible();
    await expectAccessible(priya);
    await expectToFit(priya);
    await priya.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(priya.getByText('You are number 1 in line.')).toBeVisible();
    await priya.getByRole('button', { name: 'Friday' }).click();
    await priya.getByRole('button', { name: 'Save changes' }).click();
    await expect(priya.getByText(/Mon–Thu · 1 person/)).toBeVisible();
    await expectToFit(priya);
    await page.reload();
    await expect(row).toContainText('1 of 1 spots taken or reserved on the fullest day · 1 waiting');

    await priya.goto('/plans');
    const waits = priya.getByRole('region', { name: 'Waiting list' });
    await expect(waits.getByRole('heading', { name: "Upma for few · Asha's Kitchen" })).toBeVisible();
    await expectAccessible(priya);
    await expectToFit(priya);
    await expect(waits.getByRole('link', { name: 'Change Upma for few' })).toBeVisible();
    await waits.getByRole('button', { name: 'Leave the waiting list Upma for few' }).click();
    await expect(waits).toHaveCount(0);

    await row.getByRole('button', { name: /Upma for few/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit tiffin plan' });
    await edit.getByRole('button', { name: 'Withdraw this plan' }).click();
    await edit.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(row).toHaveCount(0);
  },
);
