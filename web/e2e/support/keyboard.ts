import { expect, type Locator, type Page } from '@playwright/test';

/** How many stops the longest way on a screen of these stories may have. */
const farthest = 60;

/** Presses Tab until it has focus; fails when it can't be reached. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < farthest; stops++) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

export const type = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
};

export const press = async (page: Page, key: 'Enter' | 'Space', target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
