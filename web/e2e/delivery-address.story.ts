import type { Page } from '@playwright/test';
import {
  aNewPerson,
  chooseLastMeal,
  expect,
  expectAccessible,
  livingIn,
  register,
  story,
} from './support/story.ts';

const badge = {
  validating: 'Validating address...',
  valid: '✓ Valid US address format',
  invalid: '✗ Please fill all required fields with valid formats',
};

const form = (page: Page) => page.getByRole('form', { name: 'Delivery address' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save address' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('deliveryAddress'));

const writeAddress = async (page: Page, number: string, street: string, zip: string, city: string) => {
  await form(page).getByLabel('Number').fill(number);
  await form(page).getByLabel('Street name').fill(street);
  await form(page).getByLabel('ZIP code').fill(zip);
  await form(page).getByText(city).click();
};

story.beforeEach(({ page }) => livingIn(page, 'San Jose'));

story('Dev writes an address, and every rule speaks up', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Add delivery address' }).click();
  await expect(page).toHaveURL(/dialog=address/);
  await expect(save(page)).toBeDisabled();
  await expect(form(page).getByText('Still needed: number, street name, and ZIP code.')).toBeVisible();
  await expectAccessible(page);

  const number = form(page).getByLabel('Number');
  await number.fill('12BC');
  await expect(form(page).getByText(badge.validating)).toBeVisible();
  await expect(form(page).getByText(badge.invalid)).toBeVisible();
  await number.blur();
  await expect(form(page).getByText(/Digits with an optional letter/)).toBeVisible();
  await number.fill('12B');
  await expect(form(page).getByText(/Digits with an optional letter/)).toHaveCount(0);

  const street = form(page).getByLabel('Street name');
  await street.fill('M');
  await street.blur();
  await expect(form(page).getByText('Street name needs at least 2 characters')).toBeVisible();
  await street.fill('Maple Street');

  const zip = form(page).getByLabel('ZIP code');
  await zip.pressSequentially('9a5-1 1299');
  await expect(zip).toHaveValue('95112');
  await expect(form(page).getByRole('radio', { name: 'San Jose, CA' })).toBeChecked();
  await expect(form(page).getByText(badge.valid)).toBeVisible();
  await expect(save(page)).toBeEnabled();
  await expectAccessible(page);

  await zip.fill('00000');
  await expect(form(page).getByText('ZIP code not found. Please verify and try again.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await zip.fill('95112');
  await form(page).getByText('San Jose, CA').click();
  await form(page)
    .getByLabel(/Apartment or unit/)
    .fill('Apt 4');
  await save(page).click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);
  expect(await stored(page)).toBe('12B Maple Street Apt 4, San Jose, CA 95112');
  await expect(page.getByRole('button', { name: /Deliver to 12B Maple Street/ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /Deliver to 12B Maple Street/ }).click();
  await expect(form(page).getByLabel('Number')).toHaveValue('12B');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

story('a new customer saves an address, and the order goes there', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Cambrian Chettinad' }).click();
  await chooseLastMeal(page);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('link', { name: /View cart/ }).click();
  await page.locator('label', { hasText: 'Delivery' }).click();
  await page.getByRole('button', { name: /checkout/i }).click();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Total');
  await expectAccessible(page);
  const { name, email, password } = aNewPerson('Nandini');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('(408) 555-0147');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await form(page).getByLabel('Street name').fill('410 Almaden Avenue, Apt 4');
  await form(page).getByLabel('Street name').blur();
  await expect(form(page).getByLabel('Number')).toHaveValue('410');
  await expect(form(page).getByLabel('Street name')).toHaveValue('Almaden Avenue');
  await expect(form(page).getByLabel(/Apartment or unit/)).toHaveValue('Apt 4');
  await form(page).getByLabel('ZIP code').fill('95110');
  await expect(form(page).getByRole('radio', { name: 'San Jose, CA' })).toBeChecked();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByRole('radio', { name: /Home/ })).toBeChecked();
  await page.getByRole('button', { name: 'Another address' }).click();
  await form(page).getByText('Other', { exact: true }).click();
  await form(page).getByLabel('Name', { exact: true }).fill('Parents');
  await writeAddress(page, '7', 'Oak Avenue', '95112', 'San Jose, CA');
  await save(page).click();
  await expect(page.getByRole('radio', { name: /Parents/ })).toBeChecked();
  await expect(page.getByText('Delivers to your address')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  await expect(page.getByText('7 Oak Avenue, San Jose, CA 95112')).toBeVisible();
});

story('Leela keeps several addresses: adds, changes, removes, takes back', async ({ page }) => {
  await page.goto('/customer-login');
  await register(page, aNewPerson('Leela'));
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/addresses');
  await expect(page.getByText('No saved addresses yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await writeAddress(page, '12', 'Maple Street', '95112', 'San Jose, CA');
  await save(page).click();
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Home')).toContainText('Default');
  expect(await stored(page)).toBe('12 Maple Street, San Jose, CA 95112');

  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(form(page).getByRole('radio', { name: 'Work' })).toBeChecked();
  await writeAddress(page, '1', 'Market Street', '94105', 'San Francisco, CA');
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card('Work')
    .getByRole('button', { name: /Make default/ })
    .click();
  await expect(card('Work')).toContainText('Default');
  await expect(page.getByRole('article').first()).toContainText('Work');
  expect(await stored(page)).toBe('1 Market Street, San Francisco, CA 94105');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change Home' }).click();
  await form(page).getByLabel('Number').fill('14');
  await save(page).click();
  await expect(card('Home')).toContainText('14 Maple Street');

  await page.getByRole('button', { name: 'Remove Work' }).click();
  await expect(card('Work')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card('Work')).toContainText('Default');
});

story(
  'the default address comes along on signing in, and leaves on signing out',
  async ({ page, browser }) => {
    const anand = aNewPerson('Anand');
    await page.goto('/customer-login');
    await register(page, anand);
    await writeAddress(page, '21', 'Oak Avenue', '95112', 'San Jose, CA');
    await save(page).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: /Deliver to 21 Oak Avenue/ })).toBeVisible();

    const elsewhere = await (await browser.newContext()).newPage();
    await livingIn(elsewhere, 'San Jose');
    await elsewhere.goto('/customer-login');
    await elsewhere.getByLabel('Email').fill(anand.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(anand.password);
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere.getByRole('button', { name: /Deliver to 21 Oak Avenue/ })).toBeVisible();
    await elsewhere.getByRole('button', { name: /Account of Anand/ }).click();
    await elsewhere.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(elsewhere.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await stored(elsewhere)).toBeNull();
    await elsewhere.context().close();
  },
);

story('Dev looks at another city than his address is in, and is asked which he means', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('deliveryAddress') !== null) return;
    localStorage.setItem('deliveryAddress', '12 Maple Street, San Jose, CA 95112');
    localStorage.setItem('selectedCity', 'Alpharetta');
  });
  await page.goto('/home');
  const question = page.getByText('Your address is in San Jose, CA, but these kitchens are in Alpharetta.');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change address', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show San Jose' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Home kitchens in San Jose' })).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('selectedCity'))).toBe('San Jose');
});
