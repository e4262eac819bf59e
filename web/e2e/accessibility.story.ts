import {
  expect,
  expectAccessible,
  expectComplaints,
  expectNoSidewaysScroll,
  livingIn,
  notFound,
  signInToOrder,
  story,
  visitKitchen,
} from './support/story.ts';

const publicScreens = [
  '/',
  '/city-selection',
  '/home',
  '/home?view=list',
  '/customer-login',
  '/cart',
  '/checkout',
  '/help',
  '/welcome',
  '/about',
  '/payment-info',
  '/nowhere',
];

/** The cook of the demo, and what tells that a screen of hers is there. */
const asha = { ein: '12-3456789', email: 'asha@tiffin.example' };
const cooksScreens = [
  ['/orders', 'Delivered and canceled'],
  ['/orders/prep', 'To cook'],
  ['/supplier-analytics', 'Best dishes'],
] as const;

const dialogs = ['/city-selection?dialog=location', '/home?dialog=city', '/home?dialog=address'];

// Tall enough that no bar lies over a link: what is covered counts as too small a target.
story.use({ viewport: { width: 390, height: 2400 } });

for (const colorScheme of ['light', 'dark'] as const) {
  story.describe(`in ${colorScheme}`, () => {
    story.use({ colorScheme });

    story('every public screen', async ({ page, complaints }) => {
      story.slow();
      await page.goto('/');
      await expectAccessible(page);
      await livingIn(page, 'San Jose');
      for (const screen of publicScreens.slice(1)) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      expectComplaints(complaints, notFound);
    });

    story('every dialog about the place', async ({ page }) => {
      await livingIn(page, 'San Jose');
      for (const dialog of dialogs) {
        await page.goto(dialog);
        await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
        await expectAccessible(page);
      }
    });

    story('the tools of a cook', async ({ page }) => {
      await page.request.post('/api/supplier/login', { data: asha });
      for (const [screen, shown] of cooksScreens) {
        await page.goto(screen);
        await expect(page.getByText(shown).first()).toBeVisible();
        await expectAccessible(page);
      }
    });

    story('a kitchen, a filled cart, the checkout and an order', async ({ page }) => {
      await livingIn(page, 'San Jose');
      await visitKitchen(page, 'Rose Garden Rosogolla');
      await page.getByRole('button', { name: /^Add / }).first().click();
      await expectAccessible(page);
      await page.getByRole('link', { name: /View cart/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
      await expectAccessible(page);

      await page.goto('/checkout');
      await signInToOrder(page, 'priya@tiffin.example', 'tiffin-demo');
      await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/orders');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('article').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

story('nothing scrolls sideways at 320 px, nor with text at 200 %', async ({ page, complaints }) => {
  await livingIn(page, 'San Jose');
  for (const textSize of ['100%', '200%']) {
    await page.setViewportSize({ width: textSize === '100%' ? 320 : 390, height: 844 });
    for (const screen of publicScreens) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), textSize);
      await expectNoSidewaysScroll(page);
    }
    await visitKitchen(page, 'Rose Garden Rosogolla');
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), textSize);
    await expectNoSidewaysScroll(page);
    for (const dialog of dialogs) {
      await page.goto(dialog);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), textSize);
      await expectNoSidewaysScroll(page);
    }
  }
  expectComplaints(complaints, notFound);
});
