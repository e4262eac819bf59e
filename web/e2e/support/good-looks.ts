import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './story.ts';

/** Light and dark, and on the narrowest screen. */
export const expectGoodLooks = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
};

/** On a usual phone whose owner reads text twice as large. */
export const expectLargeTextToFit = async (page: Page): Promise<void> => {
  const setTextSize = (size: string) =>
    page.evaluate(to => document.documentElement.style.setProperty('font-size', to), size);
  await setTextSize('200%');
  await expectNoSidewaysScroll(page);
  await setTextSize('');
};
