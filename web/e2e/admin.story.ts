import { anApplicant } from './support/an-applicant.ts';
import { aNewPerson, expect, expectAccessible, holdBack, join, signIn, story } from './support/story.ts';

story.use({ viewport: { width: 1280, height: 1000 } });

const asAdmin = (page: Parameters<typeof signIn>[0]) => signIn(page, 'admin@tiffin.example', 'tiffin-admin');

story('an admin reviews a kitchen by keyboard alone', async ({ page, browser }) => {
  const cook = await (await browser.newContext()).newPage();
  const kitchen = await anApplicant(cook, 'Lata Menon');
  await asAdmin(page);
  await page.goto('/admin/applications');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  const press = (key: string) => page.keyboard.press(key);

  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused();
  await press('/');
  await page.keyboard.type(kitchen);
  await expect(page.getByRole('region', { name: 'Queue' }).getByRole('listitem')).toHaveCount(1);
  await press('Tab');
  await press('Tab');
  await press('Tab');
  await press('j');
  await expect(page.getByRole('heading', { level: 2, name: kitchen })).toBeFocused();
  await expect(page.getByText('Submitted today').first()).toBeVisible();

  await press('a');
  await expect(page.getByText(`Review of ${kitchen} started`)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await press('r');
  const asking = page.getByRole('dialog', { name: 'Reject: Food Service License' });
  await asking.getByRole('button', { name: 'It has expired.' }).focus();
  await press('Enter');
  await press('Tab');
  await press('Tab');
  await press('Enter');
  await expect(page.getByText('Food Service License rejected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await press('Enter');
  // Undone on the checklist; the audit trail still shows it.
  await expect(page.getByText('“It has expired.”')).toHaveCount(1);
  await page.getByRole('heading', { level: 2, name: kitchen }).focus();
  for (const accepted of [
    'Food Service License',
    'General Liability Insurance',
    'Health Department Permit',
  ]) {
    await expect(page.getByText(`About: ${accepted}`)).toBeVisible();
    await press('a');
    await expect(page.getByText(`${accepted} accepted`)).toBeVisible();
  }
  await expect(page.getByText('All documents are reviewed.')).toBeVisible();
  await press('a');
  await expect(page.getByText(`${kitchen} approved`)).toBeVisible();

  await page.goto(`/admin/audit?q=${encodeURIComponent(kitchen)}`);
  for (const act of ['Review started', 'Document rejected', 'Decision undone', 'Application approved'])
    await expect(page.getByRole('article').getByText(act, { exact: true }).first()).toBeVisible();
});

story('a key pressed while a decision is saved is about what is seen next', async ({ page, browser }) => {
  const cook = await (await browser.newContext()).newPage();
  const kitchen = await anApplicant(cook, 'Usha Nair');
  await asAdmin(page);
  await page.goto(`/admin/applications?q=${encodeURIComponent(kitchen)}`);
  await page.getByRole('region', { name: 'Queue' }).getByRole('link', { name: kitchen }).click();
  await expect(page.getByRole('heading', { level: 2, name: kitchen })).toBeFocused();

  const letThrough = await holdBack(page, '**/graphql');
  await page.keyboard.press('a');
  for (const title of ['Food Service License', 'General Liability Insurance', 'Health Department Permit']) {
    await expect(page.getByText(`About: ${title}`)).toBeVisible();
    await page.keyboard.press('a');
  }
  await expect(page.getByText('All documents are reviewed.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Saving the approval')).toBeVisible();
  letThrough();
  await expect(page.getByText(`${kitchen} approved`)).toBeVisible();
});

story(
  'keys pressed while the queue and an application load are about what was searched for',
  async ({ page, browser }) => {
    const window = await (await browser.newContext()).newPage();
    const earlier = await anApplicant(window, 'Farah Ansari');
    const later = await anApplicant(window, 'Lata Menon');
    await asAdmin(page);
    await page.goto('/admin/applications');
    const queue = page.getByRole('region', { name: 'Queue' });
    await expect(queue.getByRole('link', { name: earlier })).toBeVisible();
    await page.keyboard.press('/');

    const letThrough = await holdBack(page, '**/graphql');
    await page.keyboard.type(later);
    for (let times = 1; times <= 3; times++) await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    letThrough();
    await expect(page.getByRole('heading', { level: 2, name: later })).toBeFocused();
    await expect(queue.getByRole('listitem')).toHaveCount(1);

    await page.unroute('**/graphql');
    await page.goto('/admin/applications?application=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('Application not found')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search applications' })).toBeFocused();
  },
);

story('single keys can be switched off', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/applications');
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('switch', { name: 'Use single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.getByText('Choose an application')).toBeVisible();
});

story('an admin activates a city, and it can be chosen', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/cities?q=Minneapolis');
  await page.getByRole('button', { name: 'Activate Minneapolis, MN' }).click();
  await expect(page.getByRole('button', { name: 'Deactivate Minneapolis, MN' })).toBeVisible();
  await page.goto('/city-selection');
  await page.getByRole('button', { name: /Minneapolis/ }).click();
  await expect(page).toHaveURL(/home/);
});

story('an admin suspends a kitchen, and it is gone from the list', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/kitchens?q=Ajmeri');
  await page.getByRole('link', { name: 'Ajmeri Aangan' }).click();
  await page.getByRole('button', { name: 'Suspend kitchen' }).click();
  const asking = page.getByRole('dialog', { name: 'Suspend Ajmeri Aangan?' });
  await asking.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(asking.getByText('Please give a reason.')).toBeVisible();
  await asking.getByLabel('Why?').fill('A certificate has expired.');
  await asking.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reinstate kitchen' })).toBeVisible();
  await expect(page.getByText('“A certificate has expired.”')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('selectedCity', 'Denver'));
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajmeri Aangan' })).toHaveCount(0);
});

story('a disabled person is signed out at their next action', async ({ page, browser }) => {
  const ravi = aNewPerson('Ravi');
  const window = await (await browser.newContext()).newPage();
  await join(window, ravi);
  await window.goto('/profile');
  await expect(window.getByText(ravi.email)).toBeVisible();

  await asAdmin(page);
  await page.goto(`/admin/people?q=${ravi.email}`);
  await page.getByRole('link', { name: 'Ravi' }).click();
  await page.getByRole('button', { name: 'Disable account' }).click();
  await page.getByRole('button', { name: 'The account was compromised.' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enable account' })).toBeVisible();
  await expect(page.getByText('Person disabled')).toBeVisible();

  await window.goto('/orders');
  await expect(window).toHaveURL(/customer-login/);
});

story('an admin whose session expired sees why and returns to the same screen', async ({ page }) => {
  await asAdmin(page);
  // The bell asks last; sent after the session is gone, it would end the screen before the link is clicked.
  const bell = page.waitForResponse(
    response => response.request().postData()?.includes('query Notifications') === true,
  );
  await page.goto('/admin/people');
  await expect(page.getByRole('table', { name: 'People' })).toBeVisible();
  await bell;
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Orders', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'You have been signed out' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Email').fill('admin@tiffin.example');
  await page.getByLabel('Password', { exact: true }).fill('tiffin-admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/admin\/orders/);
});

const screens = [
  '/admin',
  '/admin/applications',
  '/admin/kitchens',
  '/admin/cities',
  '/admin/orders',
  '/admin/plans',
  '/admin/bills',
  '/admin/people',
  '/admin/audit',
];

for (const colorScheme of ['light', 'dark'] as const) {
  story.describe(`in ${colorScheme}`, () => {
    story.use({ colorScheme });
    for (const width of [1280, 390]) {
      story(`every admin screen is for everybody at ${width} px`, async ({ page }) => {
        story.slow();
        await asAdmin(page);
        await page.setViewportSize({ width, height: 2400 });
        for (const screen of screens) {
          await page.goto(screen);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        }
      });
    }

    story('an order, as admins see it, is for everybody', async ({ page }) => {
      await asAdmin(page);
      await page.goto('/admin/orders');
      await page.getByRole('table').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: /Order T-/ })).toBeVisible();
      // Messages for the customer are not shown to the admin.
      await expect(page.getByText(/contact you to arrange/)).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}
