import { placeAnOrder } from './support/an-order.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  livingIn,
  story,
} from './support/story.ts';

const ownScreens = [
  '/profile',
  '/household',
  '/account-security',
  '/favorites',
  '/notification-settings',
  '/orders',
  '/simple',
  '/production-test',
];

// Tall enough that no bar lies over a link: what is covered counts as too small a target.
story.use({ viewport: { width: 390, height: 2400 } });

for (const colorScheme of ['light', 'dark'] as const) {
  story.describe(`in ${colorScheme}`, () => {
    story.use({ colorScheme });

    story('everybody can use the screens and dialogs of an account', async ({ page }) => {
      story.slow();
      await livingIn(page, 'San Jose');
      await join(page, aNewPerson('Usha'));
      await placeAnOrder(page, 'Willow Glen Wok', 'San Jose');
      for (const screen of ownScreens) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      const dialogs = [
        ['/profile', 'Edit profile'],
        ['/profile', 'Delete my account'],
        ['/account-security', 'Change password'],
      ] as const;
      for (const [screen, name] of dialogs) {
        await page.goto(screen);
        const opener = page.getByRole('button', { name });
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
      }
    });
  });
}

story('nothing of an account scrolls sideways at 320 px, nor with text at 200 %', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await join(page, { ...aNewPerson('Usha'), name: 'Usha Venkatasubramanian-Krishnamoorthy' });
  await placeAnOrder(page, 'Willow Glen Wok', 'San Jose');
  for (const textSize of ['100%', '200%']) {
    await page.setViewportSize({ width: textSize === '100%' ? 320 : 390, height: 844 });
    for (const screen of ownScreens) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), textSize);
      await expectNoSidewaysScroll(page);
    }
  }
});
