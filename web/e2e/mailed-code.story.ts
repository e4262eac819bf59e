import type { Page } from '@playwright/test';
import { type RunningProduct, startProduct } from '../../scripts/running-product.ts';
import { mailedCodeFor } from './support/mailed-code.ts';
import { expect, expectAccessible, story } from './support/story.ts';

let product: RunningProduct;

story.beforeAll(async () => {
  product = await startProduct({ TRUSTED_PROXIES: '1' });
});
story.afterAll(() => product.stop());

/** Strangers try so often from many networks that the account takes no more of them. */
const hammer = async (path: string, data: object): Promise<void> => {
  for (let tries = 0; tries < 41; tries++) {
    await fetch(product.address + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${Math.floor(tries / 10)}`,
      },
      body: JSON.stringify(data),
    });
  }
};

const codeFor = (email: string) => mailedCodeFor(email, product.address);

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from the email' });

story('Priya, locked out by strangers, comes in by a code with the keyboard alone', async ({ page }) => {
  await hammer('/api/auth/customer-login', { email: 'priya@tiffin.example', password: 'a guess' });
  await page.goto(`${product.address}/orders`);
  await expect(page).toHaveURL(/\/customer-login/);
  await page.getByLabel('Email').fill('priya@tiffin.example');
  await page.getByLabel('Password', { exact: true }).fill('tiffin-demo');
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('alert').filter({ hasText: 'Too many attempts' });
  await expect(refusal).toBeVisible();
  await expectAccessible(page);

  await refusal.getByRole('button', { name: 'Email me a code' }).focus();
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('status').filter({ hasText: 'priya@tiffin.example' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.type('2222 2222');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This code is wrong, already used, or too old/)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type((await codeFor('priya@tiffin.example')).toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('article').filter({ hasText: 'Delivered' }).first()).toBeVisible();
});

story('the admin enters the password after the code', async ({ page }) => {
  const email = 'admin@tiffin.example';
  await hammer('/api/auth/customer-login', { email, password: 'a guess' });
  await page.goto(`${product.address}/admin`);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await codeField(page).fill(await codeFor(email));
  await codeField(page).press('Enter');

  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Your code is correct. Now enter your password.');
  await password.fill('tiffin-admin');
  await password.press('Enter');
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome back');
});

story("Asha's kitchen comes in by a code while strangers try its EIN", async ({ page }) => {
  await hammer('/api/supplier/login', { ein: '12-3456789', email: 'x@example.com' });
  await page.goto(`${product.address}/supplier-login`);
  await page.getByLabel('EIN').fill('12-3456789');
  await page.getByLabel('Email').fill('asha@tiffin.example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Too many attempts' });
  await refusal.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  await codeField(page).fill(await codeFor('asha@tiffin.example'));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/supplier-dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: "Asha's Kitchen" })).toBeVisible();
});
