import { request } from 'node:http';
import { expect, test } from 'vitest';
import { Marketplace } from '../../../../testing/marketplace.ts';
import { addPasskey, givePasskey, startPasskey } from '../../../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../../../testing/software-authenticator.ts';

test('passkeys are bound to PUBLIC_URL, whatever host the request names', async () => {
  const marketplace = await Marketplace.open({ PUBLIC_URL: 'https://www.tiffin.example/home' });
  const meera = await marketplace.customer('Meera Iyer');
  const { challenge, options } = await startPasskey(meera);
  expect(JSON.parse(options).rp.id).toBe('www.tiffin.example');
  const elsewhere = new SoftwareAuthenticator(marketplace.origin);
  const response = elsewhere.create(options);
  expect((await addPasskey(meera, { challenge, response, name: 'Phone' })).code).toBe('PASSKEY_REFUSED');
  const phone = new SoftwareAuthenticator('https://www.tiffin.example');
  expect((await givePasskey(meera, phone)).__typename).toBe('SecondFactorAdded');
  await marketplace.close();
});

test('a host that is none gets an answer as well', async () => {
  const marketplace = await Marketplace.open();
  const body = JSON.stringify({
    query: 'mutation { startPasskeySignIn { ... on PasskeySignIn { passkeyOptions } } }',
  });
  for (const host of ['x:99999', '-', 'a..b', '..']) {
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = { host, 'content-type': 'application/json' };
      const sent = request(`${marketplace.origin}/graphql`, { method: 'POST', headers }, received => {
        let text = '';
        received.on('data', part => {
          text += part;
        });
        received.on('end', () => resolve(text));
      });
      sent.on('error', reject);
      sent.end(body);
    });
    expect([host, JSON.parse(answer).errors]).toEqual([host, undefined]);
  }
  await marketplace.close();
});
