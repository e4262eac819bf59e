import type { Page } from '@playwright/test';
import { mailedCodeFor } from './support/mailed-code.ts';
import { aNewPerson, expect, expectAccessible, join, livingIn, story } from './support/story.ts';

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

story(
  'Meera forgot her password and sets a new one; her tablet is signed out',
  async ({ page, browser, baseURL }) => {
    await livingIn(page, 'Fremont');
    const meera = aNewPerson('Meera');
    const tablet = await browser.newContext({ baseURL });
    const onTablet = await tablet.newPage();
    await join(onTablet, meera);
    await onTablet.goto('/profile');
    await expect(onTablet.getByText(meera.email).first()).toBeVisible();

    await page.goto('/orders');
    await expect(page).toHaveURL(/\/customer-login/);
    await page.getByLabel('Email').fill(meera.email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(meera.email);
    await expectAccessible(page);
    await page.keyboard.press('Enter');

    const code = page.getByLabel('Code from the email');
    await expect(code).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: meera.email })).toBeVisible();
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Enter the code from the email.')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await expect(code).toBeFocused();
    await expectAccessible(page);

    await code.fill('2222-2222');
    await newPassword(page).fill('password1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/This code is wrong, already used, or too old/)).toBeVisible();
    await expect(code).toBeFocused();

    await code.fill(await mailedCodeFor(meera.email, baseURL!));
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('This password is too common and easy to guess.')).toBeVisible();
    await expect(newPassword(page)).toBeFocused();
    await newPassword(page).fill('cardamom-9');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(newPassword(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(newPassword(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Set new password' }).click();

    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('cardamom-9');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText('Your password was changed')).toBeVisible();

    await onTablet.goto('/orders');
    await expect(onTablet).toHaveURL(/\/customer-login/);
    await onTablet.getByLabel('Email').fill(meera.email);
    await onTablet.getByLabel('Password', { exact: true }).fill(meera.password);
    await onTablet.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(onTablet.getByText('Invalid email or password.')).toBeVisible();
    await onTablet.getByLabel('Password', { exact: true }).fill('cardamom-9');
    await onTablet.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(onTablet).toHaveURL(/\/orders$/);
    await tablet.close();
  },
);

story('the admin reads whom to ask for a new password', async ({ page, baseURL }) => {
  await page.goto('/customer-login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('admin@tiffin.example');
  await page.keyboard.press('Enter');
  await page.getByLabel('Code from the email').fill(await mailedCodeFor('admin@tiffin.example', baseURL!));
  await newPassword(page).fill('cardamom-9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Ask an owner for a link to set a new one');
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});
