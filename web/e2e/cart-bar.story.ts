import { expect, expectNoSidewaysScroll, livingIn, story, visitKitchen } from './support/story.ts';

const kitchen = 'Evergreen Ammamma';

story(
  'the bar of the cart says when the meal is, on small screens and in large letters',
  async ({ page }) => {
    await livingIn(page, 'San Jose');
    await visitKitchen(page, kitchen);
    await page.getByRole('button', { name: /^Add / }).first().click();
    const bar = page.getByRole('link', { name: /View cart/ });
    const meal = /(Breakfast|Lunch|Dinner) \w+, .+ – .+ (AM|PM)/;
    await expect(bar).toHaveText(meal);
    await expect(bar).not.toContainText(kitchen);

    await page.goto('/home');
    await expect(bar).toHaveText(meal);
    await expect(bar).toContainText(kitchen);
    for (const [width, size] of [
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(text => document.documentElement.style.setProperty('font-size', text), size);
      await expectNoSidewaysScroll(page);
      const words = bar.getByText(meal);
      const cut = await words.evaluate(each => each.scrollWidth - each.clientWidth);
      expect(cut).toBeLessThanOrEqual(0);
    }
  },
);
