import { aNewPerson, expect, expectAccessible, join, livingIn, story } from './support/story.ts';

story('Meera sees her tablet among her devices, and signs it out', async ({ page, browser, baseURL }) => {
  await livingIn(page, 'Fremont');
  const meera = aNewPerson('Meera');
  await join(page, meera);
  await page.goto('/city-selection');
  const isRemembered = page.waitForResponse(async answer =>
    (await answer.text().catch(() => '')).includes('"rememberCity"'),
  );
  await page.getByRole('button', { name: /^Fremont/ }).click();
  await isRemembered;
  const tablet = await browser.newContext({ baseURL });
  const onTablet = await tablet.newPage();
  await onTablet.goto('/customer-login');
  await onTablet.getByLabel('Email').fill(meera.email);
  await onTablet.getByLabel('Password', { exact: true }).fill(meera.password);
  await onTablet.keyboard.press('Enter');
  // The city that she chose on her laptop is chosen here as well.
  await expect(onTablet.getByRole('heading', { name: 'Home kitchens in Fremont' })).toBeAttached();

  await page.goto('/account-security');
  const devices = page.getByRole('listitem').filter({ hasText: /Last used/ });
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectAccessible(page);
  await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByText(/^Chrome on .* is signed out$/).first()).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('heading', { name: "Where you're signed in" })).toBeFocused();

  await onTablet.goto('/account-security');
  await expect(onTablet).toHaveURL(/\/customer-login/);
  await tablet.close();
});

story('a new password shows how hard it is to guess', async ({ page }) => {
  await livingIn(page, 'Fremont');
  await page.goto('/customer-login?tab=create-account');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('password1');
  await expect(page.getByRole('status').filter({ hasText: 'Very easy to guess' })).toBeVisible();
  await password.fill('cumin seeds on a rainy roof');
  await expect(page.getByRole('status').filter({ hasText: 'Strong' })).toBeVisible();
  await expectAccessible(page);
});
