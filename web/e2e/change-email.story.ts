import { mailedCodeFor } from './support/mailed-code.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  livingIn,
  story,
} from './support/story.ts';

story(
  'Ravi changes his email by a code at both ends; his tablet is signed out',
  async ({ page, browser, baseURL }) => {
    await livingIn(page, 'San Jose');
    const ravi = aNewPerson('Ravi');
    const wanted = aNewPerson('Ravi').email;
    await join(page, ravi);
    const tablet = await browser.newContext({ baseURL });
    const onTablet = await tablet.newPage();
    const { email, password } = ravi;
    const signedIn = await onTablet.request.post('/api/auth/customer-login', { data: { email, password } });
    expect(signedIn.ok()).toBe(true);

    await page.goto('/account-security');
    await expect(page.getByText('Confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change email' });
    await dialog.getByLabel('New email').fill(ravi.email);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This is your email already.')).toBeVisible();
    await dialog.getByLabel('New email').fill(wanted);
    await expectAccessible(page);
    await page.keyboard.press('Enter');

    await expect(dialog.getByLabel('Code from the new email')).toBeFocused();
    await dialog.getByRole('button', { name: 'Change email' }).click();
    await expect(dialog.getByText('Enter the code from the email.').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByLabel('Code from the new email').fill(await mailedCodeFor(wanted, baseURL!));
    await dialog.getByLabel('Code from the current email').fill('2222-2222');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/This code is wrong, already used, or too old/)).toBeVisible();
    await dialog.getByLabel('Code from the current email').fill(await mailedCodeFor(ravi.email, baseURL!));
    await page.keyboard.press('Enter');

    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Email changed', { exact: true })).toBeVisible();
    await expect(page.getByText(wanted).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(wanted).first()).toBeVisible();
    await onTablet.goto('/profile');
    await expect(onTablet).toHaveURL(/\/customer-login/);
    await tablet.close();
    await expect(async () => {
      expect(await (await fetch(`${baseURL}/dev/mail`)).text()).toContain('Your email was changed');
    }).toPass();
  },
);
