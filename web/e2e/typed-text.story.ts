import type { Locator, Page } from '@playwright/test';
import { aNewKitchen, fillBusiness, fillHomeKitchen, fillPlace } from './support/a-kitchen.ts';
import { anApplicant } from './support/an-applicant.ts';
import { aNewPerson, expect, expectAccessible, livingIn, register, signIn, story } from './support/story.ts';

const isStillHere = (place: Page | Locator) => place.getByText('What you typed before is still here.');
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '');

story('Leela’s registration outlives a reload, a look elsewhere, and Back and Forward', async ({ page }) => {
  const leela = aNewKitchen('Leela');
  await page.goto('/supplier-registration');
  await fillBusiness(page, leela);
  await page.reload();
  await expect(page.getByLabel('EIN')).toHaveValue(leela.ein);
  await expect(page.getByLabel('Kitchen name')).toHaveValue(leela.kitchenName);
  await expect(isStillHere(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Continue' }).click();
  await fillHomeKitchen(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: /11-25/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Street address').fill('5 Palm St');
  await page.getByRole('link', { name: 'Sign in to your kitchen' }).click();
  await page.goBack();
  await expect(page.getByLabel('Street address')).toHaveValue('5 Palm St');

  // By a link instead of Back it is the same step.
  await page.goto('/terms-of-service');
  await page.goto('/supplier-registration');
  await expect(page.getByRole('heading', { name: 'Location Details' })).toBeVisible();
  await expect(page.getByLabel('Street address')).toHaveValue('5 Palm St');
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Home Kitchen Verification' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillPlace(page);
  await expect(page.getByLabel('City')).toHaveValue('San Jose');
  await page.getByRole('button', { name: 'Register my kitchen' }).click();
  await expect(page).toHaveURL(/supplier-login/);
  expect(await stored(page)).not.toContain(leela.kitchenName);
});

story('Create Account remembers all but the passwords, and says so', async ({ page }) => {
  const tara = aNewPerson('Tara');
  await page.goto('/customer-login?tab=create-account');
  await page.getByLabel('Full name').fill(tara.name);
  await page.getByLabel('Password', { exact: true }).fill(tara.password);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(tara.name);
  await page.getByLabel('Email').fill(tara.email);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(tara.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByText('Please enter your password again')).toBeVisible();
  await expectAccessible(page);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    expect(await page.evaluate(name => JSON.stringify(window[name]), storage)).not.toContain(tara.password);

  await register(page, tara);
  await expect(page).toHaveURL('/customer-addresses');
  expect(await stored(page)).not.toContain(tara.email);
});

story('nothing moves under a finger when the strength of a password is there', async ({ page }) => {
  const { promise: loads, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/PasswordStrength-*.js', async route => {
    await loads;
    await route.continue();
  });
  await page.goto('/customer-login?tab=create-account');
  await page.getByLabel('Password', { exact: true }).fill('curry-leaf-7');
  const button = page.getByRole('main').getByRole('button', { name: 'Create Account' });
  const before = await button.boundingBox();
  load();
  await expect(page.getByText('Password strength:')).toBeAttached();
  expect(await button.boundingBox()).toEqual(before);
});

story('an unfinished address is there for its owner, and gone after signing out', async ({ page }) => {
  await livingIn(page, 'San Jose');
  const dev = aNewPerson('Dev');
  await page.goto('/customer-login');
  await register(page, dev);
  const street = page.getByLabel('Street name');
  await street.fill('Tully Rd');
  await page.getByLabel('ZIP code').fill('95122');
  await page.reload();
  await expect(street).toHaveValue('Tully Rd');
  await expect(page.getByLabel('ZIP code')).toHaveValue('95122');
  await page.goto('/home?dialog=address');
  await expect(page.getByRole('dialog').getByLabel('Street name')).toHaveValue('Tully Rd');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible();
  expect(await stored(page)).toBe('');
});

story('a review is discarded only after it was asked about', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await signIn(page, 'priya@tiffin.example', 'tiffin-demo');
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Rate this meal' }).last().click();
  const sheet = page.getByRole('dialog', { name: 'Rate this meal' });
  const words = sheet.getByLabel(/In your words/);
  await words.fill('As soft as my aunt’s.');
  await sheet.getByRole('radio', { name: /4 stars/ }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Rate this meal' }).click();
  await expect(words).toHaveValue('As soft as my aunt’s.');
  // A sheet listens for taps beside it once it has taken the focus, a moment after it is drawn.
  await expect(sheet.locator(':focus')).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(sheet).toHaveCount(0);
  await page.goForward();
  await expect(words).toHaveValue('As soft as my aunt’s.');
  await page.reload();
  await expect(words).toHaveValue('As soft as my aunt’s.');
  await expect(sheet.getByRole('radio', { name: /4 stars/ })).toBeChecked();

  await sheet.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(sheet.getByText('Discard what you typed?')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(words).toHaveValue('As soft as my aunt’s.');
  await sheet.getByRole('button', { name: 'Start over' }).click();
  await sheet.getByRole('button', { name: 'Discard' }).click();
  await expect(words).toHaveValue('');
  await expect(isStillHere(sheet)).toHaveCount(0);
  await page.reload();
  await expect(words).toHaveValue('');
});

story('Asha’s dish is there after her session ended in the middle', async ({ page, complaints }) => {
  const asha = { ein: '12-3456789', email: 'asha@tiffin.example' };
  expect((await page.request.post('/api/supplier/login', { data: asha })).ok()).toBe(true);
  await page.goto('/menu-management');
  await page
    .getByRole('button', { name: /^Add a dish to/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Add a dish' });
  await sheet.getByLabel('Name').fill('Pongal for the feast');
  await sheet.getByLabel('Price in dollars').fill('7.25');
  await sheet.getByRole('button', { name: 'None of these' }).click();
  await page.context().clearCookies();
  // Her screen may notice by itself first, and lead her to sign in: then there is no button any more.
  await sheet.getByRole('button', { name: 'Save dish' }).evaluateAll(buttons => {
    for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(page).toHaveURL(/supplier-login/);
  await page.getByLabel('EIN').fill(asha.ein);
  await page.getByLabel('Email').fill(asha.email);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(sheet.getByLabel('Name')).toHaveValue('Pongal for the feast');
  await expect(sheet.getByLabel('Price in dollars')).toHaveValue('7.25');
  await expect(sheet.getByText('Please choose the photo again')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/menu-management');
  expect(complaints).toEqual([]);
});

story.describe('on a wide screen', () => {
  story.use({ viewport: { width: 1280, height: 1000 } });

  story('an admin’s words about a document stay with that document', async ({ page, browser }) => {
    const cook = await (await browser.newContext()).newPage();
    const kitchen = await anApplicant(cook, 'Lata Iyer');
    await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
    await page.goto(`/admin/applications?q=${encodeURIComponent(kitchen)}`);
    await page.getByRole('region', { name: 'Queue' }).getByRole('link', { name: kitchen }).click();
    await page.getByRole('button', { name: /Start review/ }).click();
    await page.getByRole('button', { name: /^Reject/ }).click();
    const asking = page.getByRole('dialog', { name: 'Reject: Food Service License' });
    await asking.getByLabel('What needs to be corrected?').fill('Page 2 is missing.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'business_insurance.pdf' }).click();
    await page.getByRole('button', { name: /^Reject/ }).click();
    await expect(page.getByLabel('What needs to be corrected?')).toHaveValue('');
    await page.goBack();
    await page.getByRole('button', { name: 'business_license.pdf' }).click();
    await page.getByRole('button', { name: /^Reject/ }).click();
    await page.reload();
    await expect(asking.getByLabel('What needs to be corrected?')).toHaveValue('Page 2 is missing.');
    await asking.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText('“Page 2 is missing.”').first()).toBeVisible();
    expect(await stored(page)).not.toContain('Page 2');
  });
});
