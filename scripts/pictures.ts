import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { startProduct } from './running-product.ts';

const folder = 'docs/pictures';

/** The screens of the README, each from where the one before it ended. */
const screens: [name: string, visit: (page: Page, address: string) => Promise<void>][] = [
  ['landing', (page, address) => page.goto(address).then(() => undefined)],
  [
    'home',
    async (page, address) => {
      await page.evaluate(() => localStorage.setItem('selectedCity', 'San Jose'));
      await page.goto(`${address}/home`);
      await page.getByRole('article').first().waitFor();
    },
  ],
  [
    'kitchen',
    async page => {
      await page.getByRole('link', { name: 'Evergreen Ammamma' }).click();
      await page.getByRole('button', { name: /^Add / }).first().click();
      await page.getByRole('link', { name: /View cart/ }).waitFor();
    },
  ],
  [
    'cart',
    async page => {
      await page.getByRole('link', { name: /View cart/ }).click();
      await page.getByText('Total', { exact: true }).waitFor();
    },
  ],
];

/** Makes the pictures of the README anew, light and dark. */
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(folder, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'America/Los_Angeles',
  });
  const page = await context.newPage();
  for (const [name, visit] of screens) {
    await visit(page, product.address);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
  await context.close();
}
await browser.close();
product.stop();
