import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findHeadlessShell } from './find-chromium.ts';
import { startProduct } from './running-product.ts';

const folder = 'docs/pictures';

type Visit = (page: Page, address: string) => Promise<unknown>;

interface Tour {
  /** Work screens of administrators are made for wide windows only. */
  isWideOnly?: boolean;
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

const livingInSanJose: Visit = async (page, address) => {
  await page.goto(`${address}/help`);
  await page.evaluate(() => localStorage.setItem('selectedCity', 'San Jose'));
  await page.goto(`${address}/home`);
  await page.getByRole('article').first().waitFor();
};

const addADish: Visit = async page => {
  await page.getByRole('article').getByRole('link', { name: 'Evergreen Ammamma' }).click();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page
    .getByRole('link', { name: 'View cart' })
    .or(page.getByRole('button', { name: 'Remove' }))
    .first()
    .waitFor();
};

const seeCart: Visit = async (page, address) => {
  await page.goto(`${address}/cart`);
  await page.getByText('Total', { exact: true }).waitFor();
};

const visitor: Tour = {
  screens: [
    ['landing', (page, address) => page.goto(address)],
    ['home', livingInSanJose],
    ['kitchen', addADish],
    ['cart', seeCart],
    [
      'checkout',
      async page => {
        await page.getByRole('button', { name: /checkout/i }).click();
        await page.getByLabel('Full name').waitFor();
      },
    ],
  ],
};

const customer: Tour = {
  signIn: signInAs('/api/auth/customer-login', { email: 'priya@tiffin.example', password: 'tiffin-demo' }),
  screens: [
    [
      'new-plan',
      async (page, address) => {
        await livingInSanJose(page, address);
        await addADish(page, address);
        await seeCart(page, address);
        await page.locator('label', { hasText: 'Pickup' }).click();
        await page.getByRole('link', { name: 'Have this every week' }).click();
        await page.getByRole('button', { name: 'Start plan' }).waitFor();
      },
    ],
    [
      'plan',
      async page => {
        await page.getByRole('checkbox', { name: /cooks these dishes for me/ }).check();
        await page.getByRole('button', { name: 'Start plan' }).click();
        await page.getByRole('button', { name: 'Change plan' }).waitFor();
      },
    ],
    [
      'household',
      async (page, address) => {
        await page.goto(`${address}/household`);
        await page.getByRole('button', { name: 'Add a person' }).click();
        await page.getByLabel('First name').fill('Aarav');
      },
    ],
  ],
};

const kitchen: Tour = {
  signIn: signInAs('/api/supplier/login', { ein: '12-3456789', email: 'asha@tiffin.example' }),
  screens: [
    ['today', at('/supplier/today')],
    ['dashboard', at('/supplier-dashboard')],
    ['board', at('/orders')],
    ['menu', at('/menu-management')],
    [
      'week',
      async page => {
        await page.getByRole('tab', { name: 'Menu of the week' }).click();
        await page.getByRole('button', { name: 'Copy last week' }).waitFor();
      },
    ],
    ['prep-sheet', at('/orders/prep')],
    ['analytics', at('/supplier-analytics')],
  ],
};

const administrator: Tour = {
  isWideOnly: true,
  signIn: signInAs('/api/auth/customer-login', { email: 'admin@tiffin.example', password: 'tiffin-admin' }),
  screens: [
    ['admin', at('/admin')],
    ['application-review', at('/admin/applications')],
  ],
};

interface Look {
  isWide: boolean;
  colorScheme: 'light' | 'dark';
}

const take = async (browser: Browser, address: string, tour: Tour, { isWide, colorScheme }: Look) => {
  const context = await browser.newContext({
    viewport: isWide ? desktop : phone,
    isMobile: !isWide,
    hasTouch: !isWide,
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'America/Los_Angeles',
  });
  const page = await context.newPage();
  await tour.signIn?.(page, address);
  for (const [name, visit] of tour.screens) {
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    const width = isWide && !tour.isWideOnly ? '-wide' : '';
    await page.screenshot({ path: `${folder}/${name}${width}-${colorScheme}.png` });
  }
  await context.close();
};

const looks: Look[] = [false, true].flatMap(isWide =>
  (['light', 'dark'] as const).map(colorScheme => ({ isWide, colorScheme })),
);

/** Takes the pictures of the documents: each screen on a phone and in a wide window, light and dark. */
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: findHeadlessShell(),
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(folder, { recursive: true });
for (const tour of [visitor, customer, kitchen, administrator]) {
  for (const look of looks)
    if (look.isWide || !tour.isWideOnly) await take(browser, product.address, tour, look);
}
await browser.close();
product.stop();
