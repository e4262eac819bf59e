import type { Page } from '@playwright/test';
import { expect, livingIn, signIn, story } from './support/story.ts';

story.beforeEach(({ page }) => livingIn(page, 'San Jose'));

const header = (page: Page) => page.getByRole('navigation', { name: 'Site' }).getByRole('link');

const openMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  return page.getByRole('menuitem');
};

story('a visitor sees the sign-in link', async ({ page }) => {
  await page.goto('/home');
  await expect(header(page)).toHaveText(['Home', 'Help', 'Sign In']);
  await expect(header(page).first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
});

story('a customer sees orders and an account of their own', async ({ page }) => {
  await signIn(page, 'priya@tiffin.example', 'tiffin-demo');
  await page.goto('/help');
  await expect(header(page)).toHaveText(['Home', 'Help', 'Orders']);
  const items = await openMenu(page, 'Priya Sharma');
  await expect(page.getByText('priya@tiffin.example')).toBeVisible();
  await expect(items).toHaveText(['Profile', 'Notifications', 'Addresses', 'Tiffin plans', 'Sign out']);
  await items.filter({ hasText: 'Notifications' }).click();
  await expect(page).toHaveURL(/\/notification-settings$/);
});

story('an admin sees the admin panel, and no hearts', async ({ page }) => {
  await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
  await page.goto('/home');
  await expect(page.getByText('7 kitchens in San Jose')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveCount(0);
  const account = page.getByRole('button', { name: /^Account of/ });
  await account.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Profile',
    'Notifications',
    'Addresses',
    'Admin Panel',
    'Sign out',
  ]);
  await page.keyboard.press('Escape');
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'This screen is for customers' })).toBeVisible();
});

story('a supplier sees the supplier dashboard', async ({ page }) => {
  const asha = {
    __typename: 'User',
    id: 'asha',
    name: 'Asha',
    email: 'asha@example.com',
    role: 'SUPPLIER',
    staffRole: null,
    rights: [],
    viewedUntil: null,
  };
  await page.route('**/graphql', route =>
    route.request().postDataJSON().operationName === 'Me'
      ? route.fulfill({ json: { data: { me: asha } } })
      : route.continue(),
  );
  await page.goto('/help');
  await expect(header(page)).toHaveText(['Home', 'Help', 'Orders']);
  await expect(await openMenu(page, 'Asha')).toHaveText([
    'Profile',
    'Notifications',
    'Addresses',
    'Supplier Dashboard',
    'Sign out',
  ]);
});
