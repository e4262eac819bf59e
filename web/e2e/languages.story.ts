import { expect, expectAccessible, expectNoSidewaysScroll, livingIn, story } from './support/story.ts';

story('Kamla reads Hindi, and every screen of hers does from then on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('link', { name: 'अपना शहर चुनें' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'अपना शहर चुनें' }).click();
  await page.getByRole('button', { name: /San Jose/ }).click();
  await expect(page.getByRole('heading', { name: 'पास की रसोइयाँ' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'पास की रसोइयाँ' })).toBeVisible();
  await page.goto('/customer-login');
  await page.getByLabel('ईमेल').fill('unknown@tiffin.example');
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not-a-password');
  await page.getByRole('button', { name: 'साइन इन' }).click();
  await expect(page.getByRole('alert')).toContainText('ईमेल या पासवर्ड गलत है।');

  await page.goto('/help');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
});

story('Asha reads Hindi in her kitchen, also where a form is refused', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto('/supplier-login');
  await page.getByLabel('EIN').fill('12-3456789');
  await page.getByLabel('ईमेल').fill('someone.else@tiffin.example');
  await page.getByRole('button', { name: 'साइन इन', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('यह EIN और ईमेल एक साथ दर्ज नहीं हैं।');
  await page.getByLabel('ईमेल').fill('asha@tiffin.example');
  await page.getByRole('button', { name: 'साइन इन', exact: true }).click();
  await expect(page).toHaveURL(/supplier-dashboard/);

  await page.goto('/supplier-settings');
  await page.getByLabel('एक दिन में ज़्यादा से ज़्यादा भोजन').fill('900');
  await page.getByRole('button', { name: 'सहेजें', exact: true }).click();
  await expect(page.getByText(/^कृपया दिन के 1 से \d+ भोजन लिखें$/)).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  const screens = {
    '/supplier-settings': 'रसोई की सेटिंग',
    '/menu-management?tab=mealtimes': 'आपका मेन्यू',
    '/menu-management?tab=files': 'आपका मेन्यू',
    '/supplier-payouts': 'भुगतान',
    '/supplier-analytics': 'रसोई का हाल',
    '/supplier-registration': 'अपनी रसोई रजिस्टर करें',
  };
  for (const [path, name] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

story(
  "a kitchen's page is there before any script, in the language of the reader",
  async ({ page, browser }) => {
    await livingIn(page, 'San Jose');
    await page.goto('/home');
    const kitchen = page.locator('article h3 a').first();
    const name = (await kitchen.textContent())!;
    const address = await kitchen.getAttribute('href');

    const still = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
    await still.addCookies([{ name: 'language', value: 'hi', url: page.url() }]);
    const paper = await still.newPage();
    const sent = await paper.goto(address!);
    expect(await sent!.text(), 'the words come with the script').toMatch(/modulepreload[^>]*\/assets\/hi-/);
    await expect(paper.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(paper.getByRole('button', { name: /भोजन बदलें/ })).toBeVisible();
    await still.close();

    // Who is signed in is known only once the browser has taken over.
    await page.goto(address!);
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);
