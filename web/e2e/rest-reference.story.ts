import { expect, expectAccessible, expectToFit, story } from './support/story.ts';

for (const colorScheme of ['light', 'dark'] as const)
  story(`Dev reads in ${colorScheme} colors how to skip a day by REST`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/developers/rest');
    await page.getByText('Contents', { exact: true }).click();
    await page.getByRole('link', { name: 'Skip a day', exact: true }).click();
    const skip = page.getByRole('article', { name: 'Skip a day' });
    await expect(skip).toBeInViewport();
    await expect(skip).toContainText('For customers. API tokens are refused.');
    await skip.getByText('Refusals of').focus();
    await page.keyboard.press('Enter');
    await expect(skip.getByText('NOT_A_PLAN_DAY')).toBeVisible();
    await skip.getByRole('link', { name: 'TiffinDayChanged' }).click();
    await expect(page.getByRole('heading', { name: 'TiffinDayChanged' })).toBeInViewport();
    await expectAccessible(page);
    await expectToFit(page);
  });
