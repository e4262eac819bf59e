import { aNewKitchen, fillBusiness, fillHomeKitchen, fillPlace, signInKitchen } from './support/a-kitchen.ts';
import { expect, expectAccessible, story } from './support/story.ts';

story(
  'Leela registers her kitchen, corrects what is wrong, and signs in for the first time',
  async ({ page }) => {
    const leela = aNewKitchen('Leela');
    await page.goto('/supplier-registration');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
    await expect(page.getByLabel('EIN')).toBeFocused();
    await expectAccessible(page);

    await fillBusiness(page, leela);
    await expect(page.getByLabel('EIN')).toHaveValue(leela.ein);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Home Kitchen Verification' })).toBeFocused();

    const refusedWith = async (title: string) => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText(title, { exact: true }).last()).toBeVisible();
    };
    await page.getByRole('radio', { name: /commercial kitchen/ }).check();
    await page.getByRole('checkbox', { name: /restaurant/ }).check();
    await page.getByRole('radio', { name: /More than 100/ }).check();
    await refusedWith('Ineligible Kitchen Type');
    await expectAccessible(page);
    await page.getByRole('radio', { name: /In my home/ }).check();
    await refusedWith('Commercial Operation Not Allowed');
    await page.getByRole('checkbox', { name: /restaurant/ }).uncheck();
    await refusedWith('Capacity Too High');
    await fillHomeKitchen(page);
    await page.getByRole('checkbox', { name: /I confirm/ }).uncheck();
    await refusedWith('Agreement Required');
    await page.getByRole('checkbox', { name: /I confirm/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Location Details' })).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: /11-25/ })).toBeChecked();
    await page.goBack();
    await expect(page.getByLabel('Kitchen name')).toHaveValue(leela.kitchenName);
    await page.goForward();
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByRole('button', { name: 'Register my kitchen' }).click();
    await expect(page.getByText('Required Information Missing', { exact: true })).toBeVisible();
    await page.getByLabel('ZIP code').fill('10001');
    await expect(page.getByLabel('City')).toHaveValue('New York');
    await expect(page.getByLabel('State')).toHaveValue('NY');
    await fillPlace(page);
    await expect(page.getByLabel('City')).toHaveValue('San Jose');
    await expect(page.getByLabel('State')).toHaveValue('CA');
    await expectAccessible(page);
    const handedOver = page.waitForURL(
      url => url.pathname === '/supplier-login' && url.searchParams.get('ein') === leela.ein,
    );
    await page.getByRole('button', { name: 'Register my kitchen' }).click();
    await handedOver;

    await expect(page.getByLabel('EIN')).toHaveValue(leela.ein);
    await expect(page.getByLabel('Email')).toHaveValue(leela.email);
    await expect(page).toHaveURL('/supplier-login?redirect=onboarding');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/supplier-onboarding$/);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(JSON.parse(stored.supplier!)).toEqual({
      name: leela.kitchenName,
      onboardingStatus: 'pending',
      canAccessMenu: false,
    });
    expect(JSON.parse(stored.user!)).toMatchObject({ email: leela.email, role: 'supplier' });
    expect(JSON.stringify(stored)).not.toContain(leela.ein);

    for (const closed of ['/supplier-dashboard', '/orders']) {
      await page.goto(closed);
      await expect(page.getByRole('heading', { name: 'A few documents before you start' })).toBeVisible();
    }
  },
);

story('an EIN that is taken leads back to where it is written', async ({ page }) => {
  const again = { ...aNewKitchen('Mira'), ein: '12-3456789' };
  await page.goto('/supplier-registration');
  await fillBusiness(page, again);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillHomeKitchen(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillPlace(page);
  await page.getByRole('button', { name: 'Register my kitchen' }).click();
  await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Business Information' })).toBeVisible();
  await expect(page.getByLabel('EIN')).toHaveAccessibleDescription(/already registered/);
});

story('signing in says what is wrong, and leads new kitchens to the registration', async ({ page }) => {
  await page.goto('/supplier-login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter both your EIN and email address.').first()).toBeVisible();
  await page.getByLabel('EIN').fill('12-34');
  await page.getByLabel('Email').fill('asha@tiffin.example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid EIN Format', { exact: true })).toBeVisible();
  await signInKitchen(page, '12-3456789', 'unknown@tiffin.example');
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible();
  await signInKitchen(page, '98-0000001', 'asha@tiffin.example');
  await expect(page.getByText('No account found with this EIN. Ready to register?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Register your kitchen', exact: true }).click();
  await expect(page).toHaveURL(/\/supplier-registration$/);
});

story('screens of kitchens send others to sign in, and customers away', async ({ page }) => {
  await page.goto('/supplier-settings');
  await expect(page).toHaveURL(/\/supplier-login$/);
  await signInKitchen(page, '12-3456789', 'asha@tiffin.example');
  await expect(page).toHaveURL(/\/supplier-settings$/);
  await page.goto('/supplier-dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => [localStorage.token, localStorage.user, localStorage.supplier])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await page.request.post('/api/auth/customer-login', {
    data: { email: 'priya@tiffin.example', password: 'tiffin-demo' },
  });
  await page.goto('/supplier-dashboard');
  await expect(page.getByRole('heading', { name: 'This screen is for kitchens' })).toBeVisible();
});
