import type { Locator, Page } from '@playwright/test';
import { anApplicant } from './support/an-applicant.ts';
import { placeAnOrder } from './support/an-order.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  join,
  livingIn,
  searchOnHome,
  signIn,
  story,
  visitKitchen,
} from './support/story.ts';

interface Step {
  /** What opens it: a button, or a key where a button is not given. */
  button: Locator;
  dialog: Locator;
}

/**
 * Back closes it and stays, with the focus where it was; Forward and a reload show it; Escape leaves no entry behind.
 */
const isAStep = async (page: Page, { button, dialog }: Step): Promise<void> => {
  const screen = page.url();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(screen);
  await expect(button).toBeFocused();

  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(screen);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
};

/** However often a dialog was opened, the screen before is one step away. */
const leadsBackTo = async (page: Page, path: string): Promise<void> => {
  await page.goBack();
  await expect(page).toHaveURL(path);
};

const asksIn = (page: Page, button: string, dialog: string | RegExp): Step => ({
  button: page.getByRole('button', { name: button, exact: true }),
  dialog: page.getByRole('dialog', { name: dialog }),
});

story('Leela goes back from the dialogs of her profile and stays on it', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await join(page, aNewPerson('Leela'));
  await page.goto('/help');
  await page.goto('/profile');
  await isAStep(page, asksIn(page, 'Edit profile', 'Edit profile'));
  const leaving = asksIn(page, 'Delete my account', 'Delete your account?');
  await isAStep(page, { ...leaving, button: page.getByRole('button', { name: /^Delete my account/ }) });
  const bell = asksIn(page, 'Notifications', 'Notifications');
  await isAStep(page, bell);
  await bell.button.click();
  await expectAccessible(page);
  await page.mouse.click(10, 700);
  await expect(bell.dialog).toHaveCount(0);
  await bell.button.click();
  await bell.dialog.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL('/notification-settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await leadsBackTo(page, '/profile');
  await page.getByRole('link', { name: 'Sign-in & security' }).click();
  await isAStep(page, asksIn(page, 'Change password', 'Change password'));
  await leadsBackTo(page, '/profile');
  await leadsBackTo(page, '/help');
});

story('Omar goes back from every question about an order, and cancels it', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await join(page, aNewPerson('Omar'));
  const order = await placeAnOrder(page, 'Willow Glen Wok', 'San Jose');
  await page.goto('/orders');
  await page.getByRole('article').filter({ hasText: order.orderNumber }).getByRole('link').first().click();
  const cancelling = asksIn(page, 'Cancel order', 'Cancel this order?');
  await isAStep(page, cancelling);
  await cancelling.button.click();
  await cancelling.dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order canceled', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'This order was canceled' })).toBeFocused();
  await leadsBackTo(page, '/orders');
});

story('Priya comes to rate a meal, goes back, and is still at her order', async ({ page }) => {
  await signIn(page, 'priya@tiffin.example', 'tiffin-demo');
  await livingIn(page, 'San Jose');
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Rate this meal' }).first().click();
  const rating = page.getByRole('dialog', { name: 'Rate this meal' });
  await expect(rating).toBeVisible();
  await page.goBack();
  await expect(rating).toHaveCount(0);
  await expect(page).toHaveURL(/\/orders\/.+/);
  await isAStep(page, { button: page.getByRole('button', { name: 'Rate this meal' }), dialog: rating });
  await leadsBackTo(page, '/orders');
});

story('a stranger goes back from what a kitchen asks', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await visitKitchen(page, 'Willow Glen Wok');
  await page.getByRole('button', { name: /^Add / }).first().click();
  await visitKitchen(page, 'Rose Garden Rosogolla');
  const kitchen = page.url();
  await isAStep(page, asksIn(page, 'Favorite Rose Garden Rosogolla', 'Save your favorites'));
  const add = page.getByRole('button', { name: /^Add / }).first();
  const replacing = page.getByRole('dialog', { name: 'Start a new cart?' });
  await isAStep(page, { button: add, dialog: replacing });
  await add.click();
  await replacing.getByRole('button', { name: 'Start new cart' }).click();
  await expect(replacing).toHaveCount(0);
  await expect(page).toHaveURL(kitchen);
  await page.getByRole('button', { name: 'Favorite Rose Garden Rosogolla' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/customer-login');
  await leadsBackTo(page, kitchen);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

story('the focus comes back from the location dialog, wherever it went meanwhile', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ code: 1 } as GeolocationPositionError);
  });
  await page.goto('/home');
  const city = page.getByRole('button', { name: /change city/ });
  const location = page.getByRole('dialog', { name: 'Select Location' });
  for (const way of ['Escape', 'Back'] as const) {
    await city.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Find cities near me' }).click();
    await expect(location.getByRole('searchbox')).toBeFocused();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.goBack();
    await expect(location).toHaveCount(0);
    await expect(city).toBeFocused();
    await expect(page).toHaveURL('/home');
  }
});

story('a person who moves on while a dialog leaves the page is not moved back', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await page.goto('/home');
  const location = page.getByRole('dialog');
  await page.getByRole('button', { name: /change city/ }).click();
  await expect(location).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Escape');
  await expect(location).toHaveCount(0);
  const search = searchOnHome(page);
  await search.focus();
  await page.clock.runFor(1_000);
  await expect(search).toBeFocused();
});

story.describe('on a wide screen', () => {
  story.use({ viewport: { width: 1280, height: 1000 } });

  story('an admin goes back from every question', async ({ page, browser }) => {
    const cook = await (await browser.newContext()).newPage();
    const kitchen = await anApplicant(cook, 'Lata Pillai');
    await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
    await page.goto('/help');
    await page.goto(`/admin/applications?q=${encodeURIComponent(kitchen)}`);
    const before = page.url();
    await isAStep(page, asksIn(page, 'Keys', 'Keyboard shortcuts'));
    await page.getByRole('region', { name: 'Queue' }).getByRole('link', { name: kitchen }).click();
    await expect(page.getByRole('heading', { level: 2, name: kitchen })).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: kitchen })).toBeFocused();
    await page.keyboard.press('a');
    await expect(page.getByText(`Review of ${kitchen} started`)).toBeVisible();
    await isAStep(page, {
      button: page.getByRole('button', { name: /^Reject/ }),
      dialog: page.getByRole('dialog', { name: 'Reject: Food Service License' }),
    });
    await page.keyboard.press('r');
    const asking = page.getByRole('dialog');
    await asking.getByRole('button', { name: 'It has expired.' }).click();
    await asking.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(asking).toHaveCount(0);
    await expect(page.getByText('Food Service License rejected')).toBeVisible();
    await leadsBackTo(page, before);
    await leadsBackTo(page, '/help');

    await page.goto('/admin/cities');
    await isAStep(page, asksIn(page, 'Add a city', 'Add a city'));
    await page.goto('/admin/kitchens');
    await page.getByRole('link', { name: 'Deccan Handi' }).click();
    await isAStep(page, asksIn(page, 'Adjust', /^Adjust what/));
    await isAStep(page, asksIn(page, 'Suspend kitchen', 'Suspend Deccan Handi?'));
    await leadsBackTo(page, '/admin/kitchens');
  });
});
