import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../builders/a-city.ts';
import { aKitchen } from '../builders/a-kitchen.ts';
import { givePassword } from '../builders/a-password.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';
import { hasNginx, openProxiedSite, type ProxiedSite } from './nginx.ts';

const password = 'tamarind rice';
const attacker = '127.0.0.202';

// Other loopback addresses work without setup only on Linux.
const canRun = hasNginx && process.platform === 'linux';

describe.skipIf(!canRun)(
  'behind the shipped proxy with TLS before it (needs nginx, openssl and Linux)',
  () => {
    let marketplace: Marketplace;
    let site: ProxiedSite;
    let meera: Visitor;
    beforeAll(async () => {
      marketplace = await Marketplace.open({ TRUSTED_PROXIES: 2 });
      site = await openProxiedSite(marketplace.origin);
      meera = await marketplace.customer('Meera Iyer');
      await givePassword(marketplace, meera, password);
    });
    afterAll(async () => {
      await site.close();
      await marketplace.close();
    });
    beforeEach(() => marketplace.sql.rows('truncate attempts'));

    const signIn = (from: string, email: string, word: string, headers?: Record<string, string>) =>
      site.post(from, '/api/auth/customer-login', { email, password: word }, headers);
    const sources = async () => {
      const rows = await marketplace.sql.rows<{ key: string }>('select key from attempts');
      return rows.map(({ key }) => key).filter(key => key.startsWith('sign-in by source'));
    };

    test('each visitor is a source: one over its limit locks no one else out', async () => {
      let last = 0;
      for (let tries = 0; tries <= 100; tries++) {
        last = (await signIn(attacker, `somebody.${tries}@example.com`, 'a guess')).status;
      }
      expect(last).toBe(429);
      expect(await signIn('127.0.0.201', meera.email, password)).toMatchObject({
        status: 200,
        body: { user: { name: 'Meera Iyer' } },
      });
      expect(await sources()).toEqual(expect.arrayContaining([expect.stringContaining(attacker)]));
    });

    test('forwarding headers of a visitor have no effect', async () => {
      for (let tries = 0; tries < 3; tries++) {
        await signIn(attacker, meera.email, 'a guess', {
          'x-forwarded-for': `198.51.100.${tries}, 10.0.0.${tries}`,
          forwarded: `for=198.51.100.${tries}`,
          'x-real-ip': `198.51.100.${tries}`,
        });
      }
      expect(await sources()).toEqual([expect.stringContaining(attacker)]);
    });

    test('public reads come from the proxy, and are fresh again within two seconds', async () => {
      const kitchen = await aKitchen(marketplace, await aCity(marketplace), { kitchenName: 'Before' });
      const query = `{ supplier(id: "${kitchen.id}") { kitchenName } }`;
      const read = () => site.get(`/graphql?query=${encodeURIComponent(query)}`);
      const seen = [await read(), await read()];
      expect(seen.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT']);
      await marketplace.sql.rows('update suppliers set kitchen_name = $1 where id = $2', [
        'After',
        kitchen.id,
      ]);
      await expect
        .poll(async () => (await read()).body)
        .toEqual({ data: { supplier: { kitchenName: 'After' } } });
    });

    test.each(['/api/cities', '/api/suppliers', '/api/search?query=dal'])('so does %s', async path => {
      const seen = [await site.get(path), await site.get(path)];
      expect(seen.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT']);
      expect(seen[1]!.body).toEqual(seen[0]!.body);
    });

    test('what belongs to a person is never stored by the proxy', async () => {
      const query = `/graphql?query=${encodeURIComponent('{ me { name } }')}`;
      const own = { authorization: `Bearer ${meera.token}` };
      for (const _ of [1, 2]) {
        const { headers, body } = await site.get(query, own);
        expect(headers['x-cache']).toBe('MISS');
        expect(body).toEqual({ data: { me: { name: 'Meera Iyer' } } });
      }
      expect((await site.get(query)).body).toEqual({ data: { me: null } });
    });
  },
);
