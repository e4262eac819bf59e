import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SmtpMail } from './smtp-mail.ts';

const received: { to: string[]; raw: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, { envelope }, done) => {
    received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: await text(stream) });
    done();
  },
});
let url: string;
const written: object[] = [];
const write = (facts: object) => void written.push(JSON.parse(JSON.stringify(facts)));
const log = { error: write, warn: write };

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>(resolve => server.close(resolve)));

test('an email reaches the mail server with its text and sender', async () => {
  const mail = new SmtpMail(url, 'Tiffin <hello@tiffin.example>', log);
  await mail.send({ to: 'asha@example.com', subject: 'Namasté', text: 'Your code is 042917.\nSee you.' });
  const [email] = received;
  expect(email!.to).toEqual(['asha@example.com']);
  expect(await PostalMime.parse(email!.raw)).toMatchObject({
    from: { name: 'Tiffin', address: 'hello@tiffin.example' },
    subject: 'Namasté',
    text: expect.stringContaining('Your code is 042917.\nSee you.'),
  });
});

test('an attachment arrives unchanged', async () => {
  const mail = new SmtpMail(url, 'hello@tiffin.example', log);
  const content = Buffer.from('%PDF-1.4 receipt');
  const attachments = [{ filename: 'receipt-K7.pdf', contentType: 'application/pdf', content }];
  await mail.send({
    to: 'meera@example.com',
    subject: 'Payment received',
    text: 'x',
    html: '<p>x</p>',
    attachments,
  });
  const [receipt] = (await PostalMime.parse(received.at(-1)!.raw)).attachments;
  expect(receipt).toMatchObject({ filename: 'receipt-K7.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(receipt!.content as ArrayBuffer)).toEqual(content);
});

test('a subject with line breaks adds neither headers nor recipients', async () => {
  const mail = new SmtpMail(url, 'hello@tiffin.example', log);
  await mail.send({ to: 'asha@example.com', subject: 'Hi\r\nBcc: thief@example.com', text: 'x' });
  const email = received.at(-1)!;
  expect(email.to).toEqual(['asha@example.com']);
  expect(email.raw).not.toMatch(/^Bcc:/m);
});

test('an unavailable mail server makes sending fail, and is logged without names', async () => {
  const mail = new SmtpMail('smtp://127.0.0.1:1', 'hello@tiffin.example', log);
  await expect(mail.send({ to: 'asha@example.com', subject: 'x', text: 'x' })).rejects.toThrow();
  expect(written).toEqual([{ code: 'ESOCKET', command: 'CONN' }]);
});
