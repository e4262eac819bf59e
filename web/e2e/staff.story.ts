import { placeAnOrder } from './support/an-order.ts';
import { invitationFor, inviteStaff, joinStaff, passwordLinkFor } from './support/invited-staff.ts';
import {
  aNewPerson,
  chooseLastMeal,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  livingIn,
  signIn,
  story,
  visitKitchen,
} from './support/story.ts';

story.use({ viewport: { width: 1280, height: 1000 } });

story('Farida is invited to review kitchens, sees only that, and is disabled', async ({ page, browser }) => {
  const { email } = aNewPerson('Farida');
  await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
  await page.goto('/admin/staff');
  await inviteStaff(page, email, 'Reviewer');
  await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(email);
  await expectAccessible(page);

  const farida = await joinStaff(browser, email, 'Farida Khan');
  await expect(farida.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const areas = farida.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(areas).toHaveText(['Today', 'Applications', 'Kitchens', 'EIN claims']);
  for (const hidden of ['orders', 'people', 'audit', 'staff']) {
    await farida.goto(`/admin/${hidden}`);
    await expect(farida.getByText("Your role can't open this")).toBeVisible();
  }
  await expectAccessible(farida);
  await farida.goto('/admin-payments');
  await expect(farida.getByText("Your role can't open this")).toBeVisible();
  await farida.goto('/admin/kitchens');
  await farida.getByRole('link', { name: 'Evergreen Ammamma' }).click();
  await expect(farida.getByRole('heading', { level: 1, name: 'Evergreen Ammamma' })).toBeVisible();
  await expect(farida.getByRole('button', { name: 'Suspend kitchen' })).toHaveCount(0);
  await expect(farida.getByText('Next payout')).toHaveCount(0);

  // The link has been used.
  const again = await (await browser.newContext()).newPage();
  await again.goto(await invitationFor(email));
  await expect(again.getByText('This invitation is no longer valid')).toBeVisible();

  await page.goto('/admin/staff');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Reviewer');
  await row.getByRole('link', { name: 'Farida Khan' }).click();
  await page.getByRole('button', { name: 'Change role' }).click();
  const changing = page.getByRole('dialog', { name: 'Change the role of Farida Khan?' });
  await changing.getByLabel('Role').selectOption({ label: 'Support' });
  await changing.getByLabel('Why?').fill('She helps out on the phone.');
  await changing.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Farida Khan is now support', { exact: true })).toBeVisible();
  await farida.reload();
  await expect(farida.getByText('Evergreen Ammamma')).toHaveCount(0);

  await page.getByRole('button', { name: 'Disable account' }).click();
  const disabling = page.getByRole('dialog', { name: 'Disable Farida Khan?' });
  await disabling.getByLabel('Why?').fill('She left.');
  await disabling.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('Farida Khan is disabled', { exact: true })).toBeVisible();
  await expect(page.getByText('Staff role changed')).toBeVisible();
});

story(
  'Farida forgot her password, and sets a new one by a link that an owner sends',
  async ({ page, browser }) => {
    const { email } = aNewPerson('Farida');
    await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
    await page.goto('/admin/staff');
    await inviteStaff(page, email, 'Reviewer');
    const farida = await joinStaff(browser, email, 'Farida Khan');

    await page.goto('/admin/staff');
    const own = page.getByRole('row').filter({ hasText: 'admin@tiffin.example' });
    await expect(own.getByRole('button')).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: 'Send password link' }).click();
    const asking = page.getByRole('dialog', { name: 'Send Farida Khan a link for a new password?' });
    await expect(asking).toContainText(email);
    await expectAccessible(page);
    await asking.getByLabel('Why?').fill('She forgot it, and called.');
    await asking.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Farida Khan has a link for a new password', { exact: true })).toBeVisible();

    const path = await passwordLinkFor(email);
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await phone.goto(path);
    await expect(phone.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    await expect(phone.getByText(email)).toBeVisible();
    await expectAccessible(phone);
    await expectNoSidewaysScroll(phone);
    await phone.getByRole('textbox', { name: 'New password' }).fill('too short');
    await phone.getByRole('button', { name: 'Set new password' }).click();
    await expect(phone.getByText('Staff passwords must be at least 12 characters long')).toBeVisible();
    await phone.getByRole('textbox', { name: 'New password' }).fill('lemon pickles');
    await phone.getByRole('button', { name: 'Set new password' }).click();
    await expect(phone).toHaveURL(/\/admin/);
    await expect(phone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

    await farida.reload();
    await expect(farida.getByRole('heading', { level: 1, name: 'Today' })).toHaveCount(0);
    const again = await (await browser.newContext()).newPage();
    await again.goto(path);
    await expect(again.getByText('This link is no longer valid')).toBeVisible();
    const tablet = await (await browser.newContext()).newPage();
    await signIn(tablet, email, 'lemon pickles');

    await row.getByRole('link', { name: 'Farida Khan' }).click();
    await expect(page.getByText('Password link sent')).toBeVisible();
    await expect(page.getByText('“She forgot it, and called.”')).toBeVisible();
  },
);

story(
  'Sunil of support sees the product as Meera, and cannot order',
  async ({ page, browser, complaints }) => {
    const { email } = aNewPerson('Sunil');
    await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
    await page.goto('/admin/staff');
    await inviteStaff(page, email, 'Support');
    const sunil = await joinStaff(browser, email, 'Sunil Rao');

    const meera = aNewPerson('Meera');
    const phone = await (await browser.newContext()).newPage();
    await join(phone, meera);
    const { orderNumber } = await placeAnOrder(phone, 'Evergreen Ammamma', 'San Jose');

    await livingIn(sunil, 'San Jose');
    await sunil.goto(`/admin/people?q=${encodeURIComponent(meera.email)}`);
    await sunil.getByRole('link', { name: 'Meera' }).click();
    await expect(sunil.getByRole('button', { name: 'Disable account' })).toHaveCount(0);
    await sunil.getByRole('button', { name: 'View as' }).click();
    const asking = sunil.getByRole('dialog', { name: 'View as Meera?' });
    await asking.getByLabel('Why?').fill('She cannot find her order.');
    await asking.getByRole('button', { name: 'View' }).click();
    const banner = sunil.getByRole('region', { name: 'Viewing as someone else' });
    await expect(banner).toContainText('Viewing as Meera (customer) — read-only.');
    await expectAccessible(sunil);

    await sunil.setViewportSize({ width: 390, height: 844 });
    await sunil.goto('/orders');
    await expect(sunil.getByText(orderNumber)).toBeVisible();
    await expect(banner).toBeVisible();
    await expectNoSidewaysScroll(sunil);
    await sunil.goto('/account-security');
    await expect(sunil.getByText(/not shown to staff who view as them/)).toBeVisible();
    await expect(sunil.getByRole('button', { name: 'Try again' })).toHaveCount(0);

    await visitKitchen(sunil, 'Evergreen Ammamma');
    await chooseLastMeal(sunil);
    await sunil.getByRole('button', { name: /^Add / }).first().click();
    await sunil.getByRole('link', { name: /View cart/ }).click();
    await sunil.locator('label', { hasText: 'Pickup' }).click();
    await sunil.getByRole('button', { name: /checkout/i }).click();
    await sunil.getByRole('button', { name: /Place order/ }).click();
    const order = sunil.getByRole('region', { name: 'Your order' });
    await expect(order.getByRole('alert')).toContainText('nothing can be changed. Stop viewing first.');

    await banner.getByRole('button', { name: 'Stop' }).click();
    await expect(sunil.getByRole('heading', { level: 1, name: 'Meera' })).toBeVisible();
    await expect(banner).toHaveCount(0);

    await page.goto(`/admin/people?q=${encodeURIComponent(meera.email)}`);
    await page.getByRole('link', { name: 'Meera' }).click();
    await expect(page.getByText('View started')).toBeVisible();
    await expect(page.getByText('View ended')).toBeVisible();
    await expect(page.getByText('“She cannot find her order.”').first()).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
