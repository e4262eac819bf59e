import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type RunningProduct, startProduct } from '../../scripts/running-product.ts';
import { inviteStaff } from './support/invited-staff.ts';
import { expect, expectAccessible, story } from './support/story.ts';

const anita = { email: 'anita@tiffin.example', password: 'mango pickle of Pune' };
const farida = { email: 'farida@tiffin.example', password: 'coconut chutney' };
const invitation = /\/join-staff#[\w-]{43}/;
const emails: string[] = [];
const postOffice = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, _session, done) => {
    emails.push((await PostalMime.parse(await text(stream))).text ?? '');
    done();
  },
});
let product: RunningProduct;

story.use({ viewport: { width: 1280, height: 1000 } });

story.beforeAll(async () => {
  postOffice.listen(0, '127.0.0.1');
  await once(postOffice.server, 'listening');
  const { port } = postOffice.server.address() as AddressInfo;
  product = await startProduct({
    MODE: 'production',
    ADMIN_EMAIL: anita.email,
    ADMIN_PASSWORD: anita.password,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Tiffin <hello@tiffin.example>',
  });
});
story.afterAll(() => {
  product.stop();
  postOffice.close();
});

const signIn = async (page: Page, { email, password }: typeof anita) => {
  await page.goto(`${product.address}/customer-login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

const expectSetUp = async (page: Page) => {
  await expect(page).toHaveURL(/\/account-security$/);
  await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
};

story(
  'Farida, a reviewer without a second factor, is led to where she sets it up in production',
  async ({ page: owner, browser, complaints }) => {
    await signIn(owner, anita);
    await expect(owner).toHaveURL(/\/admin$/);
    await owner.goto(`${product.address}/admin/staff`);
    await inviteStaff(owner, farida.email, 'Reviewer');
    await expect.poll(() => emails.some(each => invitation.test(each))).toBe(true);
    const [path] = emails.map(each => invitation.exec(each)?.[0]).filter(Boolean);

    const page = await (await browser.newContext()).newPage();
    await page.goto(`${product.address}${path}`);
    await page.getByLabel('Full name').fill('Farida Khan');
    await page.getByLabel('Password', { exact: true }).fill(farida.password);
    await page.getByLabel('Confirm password').fill(farida.password);
    await page.getByRole('button', { name: 'Join the team' }).click();
    await expectSetUp(page);

    await page.context().clearCookies();
    await signIn(page, farida);
    await expectSetUp(page);
    await expectAccessible(page);
    for (const area of ['/admin', '/admin/applications', '/admin/claims']) {
      await page.goto(product.address + area);
      await expectSetUp(page);
    }

    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add an authenticator app' });
    const key = (await sheet.locator('[data-secret]').textContent())!.replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    await sheet.getByLabel('Code from your authenticator app').fill(app.generate());
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I saved them' }).click();
    await page.goto(`${product.address}/admin/applications`);
    await expect(page).toHaveURL(/\/admin\/applications$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
