import { readFile } from 'node:fs/promises';
import { placeAnOrder } from './support/an-order.ts';
import { aNewPerson, expect, expectAccessible, join, livingIn, story } from './support/story.ts';

story.beforeEach(({ page }) => livingIn(page, 'San Jose'));

story('Leela changes her name and phone number, and the header knows', async ({ page }) => {
  await join(page, aNewPerson('Leela'));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Leela' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit profile' });
  await sheet.getByLabel('Phone').fill('none');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Please enter a phone number')).toBeVisible();
  await expectAccessible(page);

  await sheet.getByLabel('Full name').fill('Leela Menon');
  await sheet.getByLabel('Phone').fill('(408) 555-0199');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leela Menon' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Leela Menon' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('customerUser'))).toContain('Leela Menon');
  await page.reload();
  await expect(page.getByText('(408) 555-0199')).toBeVisible();
});

story(
  'a new password ends the sessions elsewhere and opens the door here',
  async ({ page, playwright, baseURL }) => {
    const rohan = aNewPerson('Rohan');
    await join(page, rohan);
    const elsewhere = await playwright.request.newContext({ baseURL });
    const enter = (password: string) =>
      elsewhere.post('/api/auth/customer-login', { data: { email: rohan.email, password } });
    expect((await enter(rohan.password)).status()).toBe(200);

    await page.goto('/profile');
    await page.getByRole('link', { name: 'Sign-in & security' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change password' });
    await sheet.getByLabel('Current password').fill('not-his-password');
    await sheet.getByLabel('New password', { exact: true }).fill('cardamom-9');
    await sheet.getByLabel('Confirm new password').fill('cardamom');
    await sheet.getByRole('button', { name: 'Change password' }).click();
    await expect(sheet.getByText("Passwords don't match")).toBeVisible();
    await sheet.getByLabel('Confirm new password').fill('cardamom-9');
    await sheet.getByRole('button', { name: 'Change password' }).click();
    await expect(sheet.getByText('Your current password is incorrect.')).toBeVisible();
    await sheet.getByLabel('Current password').fill(rohan.password);
    await sheet.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Signed out in 1 other place.', { exact: true })).toBeVisible();

    expect((await elsewhere.get('/api/auth/user')).status()).toBe(401);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Rohan' })).toBeVisible();
    expect((await enter(rohan.password)).status()).toBe(401);
    expect((await enter('cardamom-9')).status()).toBe(200);
    await elsewhere.dispose();
  },
);

story('what is stored about a person comes as a file', async ({ page }) => {
  const anand = aNewPerson('Anand');
  await join(page, anand);
  await page.goto('/profile');
  const save = async (name: RegExp) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return { fileName: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const json = await save(/^Export my data as JSON/);
  expect(json.fileName).toBe('tiffin-my-data.json');
  expect(JSON.parse(json.text).profile.email).toBe(anand.email);

  const readable = await save(/^Export my data Everything/);
  expect(readable.fileName).toBe('tiffin-my-data.html');
  const reader = await page.context().newPage();
  await reader.setContent(readable.text);
  await expect(reader.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(reader.getByText(anand.email)).toBeVisible();
  await expectAccessible(reader);
});

story('signing out everywhere ends this session too', async ({ page }) => {
  await join(page, aNewPerson('Gita'));
  await page.goto('/account-security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/customer-login/);
});

story('Omar cannot leave while an order is under way; Zoya leaves for good', async ({ page, context }) => {
  const omar = aNewPerson('Omar');
  await join(page, omar);
  await placeAnOrder(page, 'Willow Glen Wok', 'San Jose');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(sheet).toContainText("You can't undo this.");
  await expectAccessible(page);
  await sheet.getByLabel('Your password').fill(omar.password);
  await sheet.getByRole('button', { name: 'Delete my account' }).click();
  await expect(sheet.getByText(/orders in progress/)).toBeVisible();

  await context.clearCookies();
  const zoya = aNewPerson('Zoya');
  await join(page, zoya);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await sheet.getByRole('button', { name: 'Delete my account' }).click();
  await expect(sheet.getByText('Password is required')).toBeVisible();
  await sheet.getByLabel('Your password').fill('not-her-password');
  await sheet.getByRole('button', { name: 'Delete my account' }).click();
  await expect(sheet.getByText(/password is incorrect/)).toBeVisible();
  await sheet.getByLabel('Your password').fill(zoya.password);
  await sheet.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  const { email, password } = zoya;
  const back = await page.request.post('/api/auth/customer-login', { data: { email, password } });
  expect(back.status()).toBe(401);
});

story('settings are saved as they are switched', async ({ page }) => {
  await join(page, aNewPerson('Ila'));
  await page.goto('/notification-settings');
  const sound = page.getByRole('switch', { name: 'Sound' });
  await expect(sound).toBeChecked();
  const saved = page.waitForResponse(answer => answer.url().endsWith('/graphql'));
  await sound.press('Space');
  await expect(sound).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(sound).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'News and offers' })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Email' })).toBeChecked();
});
