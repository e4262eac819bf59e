import { aNewPerson, expect, livingIn, register, story } from './support/story.ts';

story.beforeEach(({ page }) => livingIn(page, 'Fremont'));

story('Priya signs in, comes back to where she was going, and signs out', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/customer-login/);
  await expect(page.getByText('Sign in to see your orders.')).toBeVisible();
  await page.getByLabel('Email').fill('priya@tiffin.example');
  await page.getByLabel('Password', { exact: true }).fill('tiffin-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('article').filter({ hasText: 'Delivered' }).first()).toBeVisible();

  await page.getByRole('button', { name: /Priya Sharma/ }).click();
  await expect(page.getByText('priya@tiffin.example')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('customerUser'))).toBeNull();
});

story('what the browser keeps opens nothing', async ({ page, playwright, baseURL }) => {
  await page.goto('/customer-login');
  await register(page, aNewPerson('Kavya'));
  await expect(page).toHaveURL(/\/customer-addresses$/);
  const token = await page.evaluate(() => localStorage.getItem('customerToken'));
  expect(token).toBeTruthy();
  const thief = await playwright.request.newContext({ baseURL });
  const answer = await thief.get('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
  await thief.dispose();
});

story('each mistake is named where it was made', async ({ page }) => {
  await page.goto('/customer-login');
  await page.getByLabel('Email').fill('priya@tiffin.example');
  await page.getByLabel('Password', { exact: true }).fill('not-her-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();

  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Full name').fill('Arjun');
  await page.getByLabel('Email').fill('priya@tiffin.example');
  await page.getByLabel('Phone').fill('408 555 0147');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill('curry-leaf-7');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();

  await page.getByLabel('Confirm password').fill('curry-leaf-7');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(/already exists/)).toBeVisible();
});
