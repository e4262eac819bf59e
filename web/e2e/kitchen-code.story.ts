import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type RunningProduct, startProduct } from '../../scripts/running-product.ts';
import { signInKitchen } from './support/a-kitchen.ts';
import { expect, expectAccessible, story } from './support/story.ts';

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

story.beforeAll(async () => {
  postOffice.listen(0, '127.0.0.1');
  await once(postOffice.server, 'listening');
  const { port } = postOffice.server.address() as AddressInfo;
  product = await startProduct({ SUPPLIER_SIGN_IN: 'code', SMTP_URL: `smtp://127.0.0.1:${port}` });
});
story.afterAll(() => {
  product.stop();
  postOffice.close();
});

story('where a code is asked for, it comes by mail and opens the kitchen', async ({ page }) => {
  await page.goto(`${product.address}/supplier-login`);
  await signInKitchen(page, '12-3456789', 'asha@tiffin.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  const [mailed] = /\d{6}/.exec(emails.at(-1)!)!;

  await code.fill('12');
  await code.press('Enter');
  await expect(page.getByText('The code has 6 digits')).toBeVisible();
  await code.fill(mailed === '000000' ? '000001' : '000000');
  await code.press('Enter');
  await expect(page.getByText(/This code is incorrect/)).toBeVisible();
  await code.fill(mailed);
  await code.press('Enter');
  await expect(page).toHaveURL(/\/supplier-dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: "Asha's Kitchen" })).toBeVisible();
});
