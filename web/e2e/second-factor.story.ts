import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { aNewPerson, expect, expectAccessible, join, livingIn, type Person, story } from './support/story.ts';

story.beforeEach(({ page }) => livingIn(page, 'San Jose'));

/** A phone that unlocks by itself: Chromium's virtual authenticator. */
const aPhone = async (page: Page): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
};

const leave = async (page: Page) => {
  await page.context().clearCookies({ name: 'session' });
  await page.evaluate(() => localStorage.clear());
};

const enterPassword = async (page: Page, { email, password }: Person) => {
  await page.goto('/customer-login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

const expectSignedIn = async (page: Page, { name }: Person) =>
  expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();

story('Meera adds a passkey, and signs in with it after her password and alone', async ({ page }) => {
  const meera = aNewPerson('Meera');
  await join(page, meera);
  await aPhone(page);
  await page.goto('/account-security');
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add a passkey' });
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('Give the passkey a name')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Name').fill('My phone');
  await page.keyboard.press('Enter');

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tiffin-recovery-codes.txt');
  await codes.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('My phone', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Rename My phone' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename the passkey' });
  await rename.getByLabel('Name').fill('Red phone');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Red phone', { exact: true })).toBeVisible();

  await leave(page);
  await enterPassword(page, meera);
  await expect(page.getByText('One more step, so that no one else gets in.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with your passkey' }).press('Enter');
  await expectSignedIn(page, meera);

  await leave(page);
  await page.goto('/customer-login');
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expectSignedIn(page, meera);

  await page.goto('/account-security');
  await page.getByRole('button', { name: 'Remove Red phone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove Red phone?' });
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Red phone was removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create new recovery codes' })).toHaveCount(0);
});

story('Ravi adds an authenticator app, and signs in with its code and from the paper', async ({ page }) => {
  const ravi = aNewPerson('Ravi');
  await join(page, ravi);
  await page.goto('/account-security');
  await page.getByRole('button', { name: 'Add an authenticator app' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await expect(sheet.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const key = (await sheet.locator('[data-secret]').textContent())!.replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await sheet.getByLabel('Code from your authenticator app').fill('12');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('The code has 6 digits.')).toBeVisible();
  await sheet.getByLabel('Code from your authenticator app').fill(app.generate());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  const paper = (await codes.getByRole('listitem').first().textContent())!;
  await codes.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('Authenticator app', { exact: true })).toBeVisible();

  await leave(page);
  await enterPassword(page, ravi);
  // The code that confirmed the app works no more; the next one is accepted already.
  await page
    .getByLabel('Code from your authenticator app')
    .fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expectSignedIn(page, ravi);

  await leave(page);
  await enterPassword(page, ravi);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expectAccessible(page);
  await page.getByLabel('Recovery code').fill(paper.toLowerCase());
  await page.keyboard.press('Enter');
  await expectSignedIn(page, ravi);
  await page.goto('/account-security');
  await expect(page.getByText('9 left.')).toBeVisible();
});

story(
  'after ten minutes a change asks who it is, and goes through without being typed again',
  async ({ page }) => {
    const gita = aNewPerson('Gita');
    await join(page, gita);
    await aPhone(page);
    await page.goto('/account-security');
    let isFirst = true;
    // As the server answers ten minutes after the last proof.
    await page.route('**/graphql', async route => {
      if (!isFirst || !route.request().postData()?.includes('mutation StartPasskey '))
        return route.continue();
      isFirst = false;
      const refusal = {
        __typename: 'FreshProofNeeded',
        message: "Please confirm that it's you, then try again.",
        field: null,
      };
      await route.fulfill({ json: { data: { startPasskey: refusal } } });
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add a passkey' });
    await sheet.getByLabel('Name').fill('My laptop');
    await page.keyboard.press('Enter');
    const proof = page.getByRole('dialog', { name: "Confirm that it's you" });
    await proof.getByLabel('Password', { exact: true }).fill('not-hers');
    await page.keyboard.press('Enter');
    await expect(proof.getByText('Your current password is incorrect.')).toBeVisible();
    await expectAccessible(page);
    await proof.getByLabel('Password', { exact: true }).fill(gita.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I saved them' }).click();
    await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  },
);
