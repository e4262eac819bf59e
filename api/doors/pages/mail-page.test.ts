import { afterAll, beforeAll, expect, test } from 'vitest';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('captured emails are shown as plain text, the latest first', async () => {
  await marketplace.mail.send({ to: 'asha@example.com', subject: 'First', text: 'Hello' });
  await marketplace.mail.send({
    to: 'asha@example.com',
    subject: '<b>Second</b>',
    text: '<script>1</script>',
  });
  const response = await marketplace.anonymous().send('/dev/mail');
  const page = await response.text();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toMatch(/<script|<b>/);
});

test('an attachment can be opened', async () => {
  const attachments = [
    { filename: 'receipt.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.4') },
  ];
  await marketplace.mail.send({ to: 'meera@example.com', subject: 'Paid', text: 'Hello', attachments });
  const page = await (await marketplace.anonymous().send('/dev/mail')).text();
  const [, href] = /<a href="([^"]+)">receipt\.pdf<\/a>/.exec(page)!;
  expect(await (await marketplace.anonymous().send(href!)).text()).toBe('%PDF-1.4');
  expect((await marketplace.anonymous().send('/dev/mail/99/receipt.pdf')).status).toBe(404);
});

test('are not available in production', async () => {
  const production = await Marketplace.open({ MODE: 'production' }, marketplace.database);
  await production.mail.send({ to: 'asha@example.com', subject: 'Secret', text: 'Hello' });
  expect((await production.anonymous().send('/dev/mail')).status).toBe(404);
  await production.stop();
});
