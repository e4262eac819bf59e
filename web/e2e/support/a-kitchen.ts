import type { Page } from '@playwright/test';

export interface NewKitchen {
  kitchenName: string;
  ein: string;
  email: string;
}

/** A kitchen that doesn't exist yet. EINs of the prefix 00 are never given out. */
export const aNewKitchen = (name: string): NewKitchen => ({
  kitchenName: `${name}'s Kitchen`,
  ein: `00-${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`,
  email: `${name.toLowerCase()}.${Math.random().toString(36).slice(2, 10)}@example.com`,
});

export const fillBusiness = async (page: Page, { kitchenName, ein, email }: NewKitchen): Promise<void> => {
  await page.getByLabel('EIN').pressSequentially(ein.replace('-', ''));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('(408) 555-0170');
  await page.getByLabel('Kitchen name').fill(kitchenName);
  await page.getByLabel('Cuisine').selectOption('Kerala');
};

export const fillHomeKitchen = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /In my home/ }).check();
  await page.getByRole('radio', { name: /11-25/ }).check();
  await page.getByRole('checkbox', { name: /I confirm/ }).check();
};

/** City and state come from the ZIP code. */
export const fillPlace = async (page: Page): Promise<void> => {
  await page.getByLabel('Street address').fill('5 Palm St');
  await page.getByLabel('ZIP code').fill('95112');
};

export const signInKitchen = async (page: Page, ein: string, email: string): Promise<void> => {
  await page.getByLabel('EIN').fill(ein);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign In' }).click();
};
