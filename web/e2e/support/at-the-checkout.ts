import type { Page } from '@playwright/test';
import { aNewPerson, chooseLastMeal, expect, join, livingIn, visitKitchen } from './story.ts';

/** A filled cart, on the checkout, by somebody who has an account. */
export const goToCheckout = async (page: Page, name: string): Promise<void> => {
  await livingIn(page, 'San Jose');
  await join(page, aNewPerson(name));
  await visitKitchen(page, 'Evergreen Ammamma');
  await chooseLastMeal(page);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('link', { name: /View cart/ }).click();
  await page.locator('label', { hasText: 'Pickup' }).click();
  await page.getByRole('button', { name: /checkout/i }).click();
  await expect(page).toHaveURL(/\/checkout$/);
};

/** With the card form of the checkout. */
export const pay = async (page: Page, card: string): Promise<void> => {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay / }).click();
};
