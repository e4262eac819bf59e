import { placeAnOrder } from './support/an-order.ts';
import { inviteStaff, joinStaff } from './support/invited-staff.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  livingIn,
  signIn,
  story,
} from './support/story.ts';

story(
  'Meena notes what Ravi said about his order, and an admin reads and removes it',
  async ({ page, browser }) => {
    story.slow();
    await livingIn(page, 'Alpharetta');
    await join(page, aNewPerson('Ravi'));
    const order = await placeAnOrder(page, "Asha's Kitchen", 'Alpharetta');

    const owner = await (await browser.newContext()).newPage();
    await signIn(owner, 'admin@tiffin.example', 'tiffin-admin');
    await owner.goto('/admin/staff');
    const { email } = aNewPerson('Meena');
    await inviteStaff(owner, email, 'Support');
    const meena = await joinStaff(browser, email, 'Meena Nair');

    await meena.goto(`/admin/orders/${order.id}`);
    const notes = meena.getByRole('region', { name: 'Notes' });
    await expect(notes.getByText('No notes yet.')).toBeVisible();
    await notes.getByLabel('New note').fill('He called.\nThe bell is broken: ring the neighbor.');
    await meena.reload();
    await expect(notes.getByText('What you typed before is still here.')).toBeVisible();
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.getByRole('listitem')).toContainText('The bell is broken');
    await expect(notes.getByRole('listitem')).toContainText('Meena Nair');
    await expect(notes.getByLabel('New note')).toHaveValue('');
    await expectAccessible(meena);
    await meena.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(meena);

    // Ravi's own page of the order has nothing of it.
    await page.goto(`/orders/${order.id}`);
    await expect(page.getByText(order.orderNumber)).toBeVisible();
    await expect(page.getByText('The bell is broken')).toHaveCount(0);

    await owner.goto(`/admin/orders/${order.id}`);
    const read = owner.getByRole('region', { name: 'Notes' });
    await expect(read.getByRole('listitem')).toContainText('The bell is broken');
    await expect(owner.getByText('Support note added')).toBeVisible();
    await read.getByRole('button', { name: /^Remove the note of Meena Nair/ }).click();
    const dialog = owner.getByRole('dialog', { name: 'Remove this note?' });
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(read.getByText('No notes yet.')).toBeVisible();
    await expect(owner.getByText('Support note removed')).toBeVisible();
  },
);
