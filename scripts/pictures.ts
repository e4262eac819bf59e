import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { startProduct } from './running-product.ts';

const folder = 'docs/pictures';

type Visit = (page: Page, address: string) => Promise<unknown>;

interface Tour {
  viewport: { width: number; height: number };
  signIn?: Visit;
  /** Each starts where the previous one ended. */
  screens: [name: string, visit: Visit][];
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

const signInAs =
  (path: string, credentials: Record<string, string>): Visit =>
  (page, address) =>
    page.request.post(`${address}${path}`, { data: credentials });

/** Opens a path and waits for its heading. */
const at =
  (path: string): Visit =>
  async (page, address) => {
    await page.goto(`${address}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

const customer: Tour = {
  viewport: phone,
  screens: [
    ['landing', (page, address) => page.goto(address)],
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
  ],
};

const kitchen: Tour = {
  viewport: phone,
  signIn: signInAs('/api/supplier/login', { ein: '12-3456789', email: 'asha@tiffin.example' }),
  screens: [
    ['dashboard', at('/supplier-dashboard')],
    ['board', at('/orders')],
    ['menu', at('/menu-management')],
    ['analytics', at('/supplier-analytics')],
  ],
};

const administrator: Tour = {
  viewport: desktop,
  signIn: signInAs('/api/auth/customer-login', { email: 'admin@tiffin.example', password: 'tiffin-admin' }),
  screens: [['application-review', at('/admin')]],
};

const take = async (browser: Browser, address: string, tour: Tour, colorScheme: 'light' | 'dark') => {
  const context = await browser.newContext({
    viewport: tour.viewport,
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'America/Los_Angeles',
  });
  const page = await context.newPage();
  await tour.signIn?.(page, address);
  for (const [name, visit] of tour.screens) {
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
  await context.close();
};

/** Regenerates the pictures of the README, light and dark. */
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(folder, { recursive: true });
for (const tour of [customer, kitchen, administrator]) {
  await take(browser, product.address, tour, 'light');
  await take(browser, product.address, tour, 'dark');
}
await browser.close();
product.stop();
