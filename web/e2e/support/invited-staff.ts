import type { Browser, Page } from '@playwright/test';
import { expect } from './story.ts';

/** The path of the newest link of a kind that was mailed to an address, once it has arrived. */
const linkMailedTo = async (email: string, kind: RegExp): Promise<string> => {
  let path: string | undefined;
  await expect(async () => {
    const page = await (await fetch(`${process.env.BASE_URL}/dev/mail`)).text();
    const sent = page.split('<article>').filter(each => each.includes(`To ${email}`));
    path = sent.map(each => kind.exec(each)?.[0]).find(Boolean);
    expect(path).toBeDefined();
  }).toPass();
  return path!;
};

/** The path of the newest invitation to an address. */
export const invitationFor = (email: string) => linkMailedTo(email, /\/join-staff#[\w-]{43}/);

/** The path of the newest link for a new password to an address. */
export const passwordLinkFor = (email: string) => linkMailedTo(email, /\/staff-password#[\w-]{43}/);

/** An owner, at the staff screen, invites someone. */
export const inviteStaff = async (owner: Page, email: string, role: string): Promise<void> => {
  await owner.getByRole('button', { name: 'Invite staff' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite staff' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption({ label: role });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(`${email} is invited`, { exact: true })).toBeVisible();
};

/** Someone who was invited joins in a browser of their own. */
export const joinStaff = async (browser: Browser, email: string, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(process.env.BASE_URL + (await invitationFor(email)));
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('coconut chutney');
  await page.getByLabel('Confirm password').fill('coconut chutney');
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page).toHaveURL(/\/admin/);
  return page;
};
