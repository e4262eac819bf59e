import type { Page } from '@playwright/test';
import { mailedCodeFor, mailedLinkFor } from './support/mailed-code.ts';
import {
  aNewPerson,
  chooseLastMeal,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  joinUnproven,
  livingIn,
  register,
  story,
  visitKitchen,
} from './support/story.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Confirm your email' });

story('Ravi registers, and the link in his mail confirms his address', async ({ page, baseURL }) => {
  await livingIn(page, 'San Jose');
  const ravi = aNewPerson('Ravi');
  await page.goto('/customer-login');
  await register(page, ravi);
  await expect(page).toHaveURL(/\/customer-addresses$/);
  await page.goto('/home');
  await expect(banner(page)).toContainText('we sent a link to r***@example.com');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await banner(page).getByRole('button', { name: 'Send again' }).click();
  await expect(banner(page)).toContainText('We sent a link a moment ago.');
  await banner(page).getByRole('link', { name: 'Change address' }).click();
  await expect(page).toHaveURL(/\/account-security$/);

  const link = await mailedLinkFor(ravi.email, baseURL!);
  await page.goto(link);
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(banner(page)).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByText('This link was already used.')).toBeVisible();
  await expect(page.getByText("The email of the account you're signed in to is confirmed.")).toBeVisible();
});

story('Ravi hides the reminder until he opens a new tab', async ({ page, context }) => {
  await livingIn(page, 'San Jose');
  await joinUnproven(page, aNewPerson('Ravi'));
  await page.goto('/home');
  await banner(page).getByRole('button', { name: 'Hide' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(banner(other)).toBeVisible();
});

story(
  'an unproven customer orders once, and again as soon as the link is opened',
  async ({ page, context, baseURL }) => {
    await livingIn(page, 'San Jose');
    const ravi = aNewPerson('Ravi');
    await joinUnproven(page, ravi);
    const fillCart = async () => {
      await visitKitchen(page, 'Evergreen Ammamma');
      await chooseLastMeal(page);
      await page.getByRole('button', { name: /^Add / }).first().click();
      await page.getByRole('link', { name: /View cart/ }).click();
      await page.locator('label', { hasText: 'Pickup' }).click();
      await page.getByRole('button', { name: /checkout/i }).click();
      await expect(page).toHaveURL(/\/checkout$/);
      await page.getByRole('button', { name: /^Place order/ }).click();
    };
    await fillCart();
    await expect(page).toHaveURL(/\/orders\/[\w-]+\?placed=1$/);
    await fillCart();
    await expect(page.getByText(/You have an unpaid order/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await expectAccessible(page);
    const mail = await context.newPage();
    await mail.goto(await mailedLinkFor(ravi.email, baseURL!));
    await expect(mail.getByText('Your email is confirmed.')).toBeVisible();
    await page.bringToFront();
    await expect(page).toHaveURL(/\/orders\/[\w-]+\?placed=1$/);
  },
);

story(
  'Mallory registers with the address of Meera, who says that it was not her',
  async ({ page, browser, baseURL }) => {
    const meera = aNewPerson('Meera');
    const stranger = await browser.newContext({ baseURL });
    const mallory = await stranger.newPage();
    await joinUnproven(mallory, meera);

    await page.goto(await mailedLinkFor(meera.email, baseURL!));
    await expect(page.getByText('Did you open a Tiffin account with this address?')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: "No, it wasn't me" }).click();
    await expect(page.getByText(/is signed out and can no longer get in/)).toBeVisible();
    await expectAccessible(page);

    await mallory.goto('/profile');
    await expect(mallory).toHaveURL(/\/customer-login/);
    await mallory.getByLabel('Email').fill(meera.email);
    await mallory.getByLabel('Password', { exact: true }).fill(meera.password);
    await mallory.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(mallory.getByText('Invalid email or password.')).toBeVisible();
    await stranger.close();
  },
);

story(
  'Meera wants to register with the address that Mallory took, and gets in by a code',
  async ({ page, browser, baseURL }) => {
    await livingIn(page, 'San Jose');
    const meera = aNewPerson('Meera');
    const stranger = await browser.newContext({ baseURL });
    await joinUnproven(await stranger.newPage(), meera);

    await page.goto('/customer-login');
    await register(page, meera);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.getByLabel('Code from the email').fill(await mailedCodeFor(meera.email, baseURL!));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('This account is now only yours', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/profile');
    await expect(page.getByText('Customer', { exact: true }).first()).toBeVisible();
    await stranger.close();
  },
);
