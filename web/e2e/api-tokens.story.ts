import type { APIRequestContext, Page } from '@playwright/test';
import { aRegisteredKitchen } from './support/an-applicant.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, story } from './support/story.ts';

/** What a program with this secret gets, without any cookie. */
const asked = async (program: APIRequestContext, secret: string, query: string) => {
  const response = await program.post('/graphql', {
    data: { query },
    headers: { authorization: `Bearer ${secret}` },
  });
  return response.json();
};

const secretIn = async (page: Page): Promise<string> => {
  const dialog = page.getByRole('dialog', { name: 'Your API token' });
  const secret = (await dialog.getByText(/^tfn_/).textContent())!;
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I saved it' }).click();
  await expect(page).toHaveURL(/\/account-security$/);
  await expect(dialog).toBeHidden();
  return secret;
};

story(
  'Nalini gives her receipt printer a token, renews its secret and revokes it',
  async ({ page, playwright }) => {
    const program = await playwright.request.newContext({ baseURL: process.env.BASE_URL! });
    await page.setViewportSize({ width: 320, height: 640 });
    await aRegisteredKitchen(page, 'Nalini Rao');
    await page.goto('/account-security');
    await page.getByRole('button', { name: 'Create an API token' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Create an API token' });
    await sheet.getByRole('button', { name: 'Create token' }).click();
    await expect(sheet.getByText('Give the token a name')).toBeVisible();
    await expect(sheet.getByText('Choose at least one thing that the token may do.')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByLabel('Name').fill('Printer at the door');
    await sheet
      .getByLabel('Read orders with their addresses and payments, prep sheets and forecasts.')
      .check();
    await sheet.getByLabel('Works for').selectOption('30 days');
    await page.keyboard.press('Enter');

    const secret = await secretIn(page);
    const orders = '{ orders(first: 1) { pageInfo { hasNextPage } } }';
    expect(await asked(program, secret, orders)).toEqual({
      data: { orders: { pageInfo: { hasNextPage: expect.any(Boolean) } } },
    });
    expect((await asked(program, secret, '{ myMenu { id } }')).errors[0].message).toBe(
      'This API token does not have the scope MENU_READ.',
    );
    await page.goForward();
    await expect(page.getByText(secret)).toBeHidden();
    await page.goBack();
    await page.reload();
    await expect(page.getByText('Printer at the door', { exact: true })).toBeVisible();
    await expect(page.getByText(secret)).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'New secret for Printer at the door' }).click();
    const renewal = page.getByRole('dialog', { name: 'A new secret for Printer at the door?' });
    await renewal
      .getByLabel('The earlier secret works')
      .selectOption('no longer: it may be known to someone');
    await expectAccessible(page);
    await renewal.getByRole('button', { name: 'Create new secret' }).click();
    const renewed = await secretIn(page);
    expect((await asked(program, secret, orders)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await asked(program, renewed, orders)).errors).toBeUndefined();

    await page.getByRole('button', { name: 'Revoke Printer at the door' }).click();
    const revocation = page.getByRole('dialog', { name: 'Revoke Printer at the door?' });
    await revocation.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByText('Printer at the door was revoked', { exact: true })).toBeVisible();
    await expect(page.getByText('Printer at the door', { exact: true })).toBeHidden();
    expect((await asked(program, renewed, orders)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    await page.getByRole('link', { name: 'Pages for developers' }).click();
    await expect(page.getByRole('heading', { name: 'Build on Tiffin' })).toBeVisible();
    await program.dispose();
  },
);
