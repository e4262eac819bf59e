import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  livingIn,
  signIn,
  story,
} from './support/story.ts';

story(
  'An admin announces to Alpharetta, a customer reads and hides it, and it is ended',
  async ({ page, browser }) => {
    story.slow();
    const text = `Icy roads today. ${Date.now()}`;
    const admin = await (await browser.newContext()).newPage();
    await signIn(admin, 'admin@tiffin.example', 'tiffin-admin');
    await admin.goto('/admin/announcements');
    await admin.getByRole('button', { name: 'Write announcement' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Write announcement' });
    await dialog.getByLabel('Text in English').fill(text);
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(text);
    await dialog.getByLabel('Search cities').fill('Alpharetta');
    await dialog.getByRole('button', { name: 'Add Alpharetta, GA' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove Alpharetta, GA' })).toBeFocused();
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Ends').fill(`${tomorrow}T18:00`);
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Announce', exact: true }).click();
    const shown = admin.getByRole('region', { name: 'Shown now' });
    await expect(shown.getByText(text)).toBeVisible();
    await expectAccessible(admin);

    await livingIn(page, 'Alpharetta');
    await page.goto('/home');
    const banner = page.getByRole('region', { name: 'Announcements' });
    await expect(banner).toContainText(text);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await banner.getByRole('button', { name: `Hide: ${text}` }).click();
    await expect(page.getByText(text)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText(text)).toHaveCount(0);

    await shown.getByRole('button', { name: `End now: ${text}` }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
    await expect(shown.getByText(text)).toHaveCount(0);
    const over = admin.getByRole('region', { name: 'Over' });
    await expect(over.getByText(text)).toBeVisible();
  },
);
