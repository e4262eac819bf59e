import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

const query = JSON.stringify({ query: '{ me { email } }' });
const json = { 'content-type': 'application/json' };
const signOut = JSON.stringify({ query: 'mutation { signOut { wasSignedIn } }' });

describe('a page of another site', () => {
  test.each(['/graphql', '/api/auth/logout'])('cannot act with Meera’s cookie at %s', async path => {
    const headers = { ...json, origin: 'https://elsewhere.example' };
    const response = await meera.send(path, { method: 'POST', headers, body: signOut });
    expect(response.status).toBe(403);
    expect(meera.token).toBeDefined();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'cannot send a form as %j',
    async type => {
      for (const path of ['/graphql', '/api/auth/login']) {
        const response = await meera.send(path, {
          method: 'POST',
          headers: { 'content-type': type },
          body: query,
        });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      }
    },
  );

  test('cannot change anything by a link', async () => {
    const link = `/graphql?query=${encodeURIComponent('mutation { signOut { wasSignedIn } }')}`;
    expect((await meera.send(link, { headers: { 'apollo-require-preflight': 'yes' } })).status).toBe(405);
    expect((await meera.send(link)).status).toBe(400);
    expect((await meera.graphql('{ me { email } }')).me.email).toBe(meera.email);
  });

  test('our own pages and clients without a browser are accepted', async () => {
    const fromOurs = { ...json, origin: marketplace.origin };
    expect((await meera.send('/graphql', { method: 'POST', headers: fromOurs, body: query })).status).toBe(
      200,
    );
    const client = marketplace.anonymous();
    const bearer = { ...json, origin: 'https://integrator.example', authorization: `Bearer ${meera.token}` };
    const response = await client.send('/graphql', { method: 'POST', headers: bearer, body: query });
    expect(await response.json()).toEqual({ data: { me: { email: meera.email } } });
  });
});

describe('a request is refused', () => {
  test.each(['gzip', 'br', 'deflate', 'identity'])('with a body in %s', async encoding => {
    const headers = { ...json, 'content-encoding': encoding };
    const response = await meera.send('/graphql', {
      method: 'POST',
      headers,
      body: new Uint8Array(gzipSync(query)),
    });
    expect(response.status).toBe(415);
  });

  test('with a body over the limit', async () => {
    const body = JSON.stringify({ query: `{ me { email } } # ${'x'.repeat(110_000)}` });
    expect((await meera.send('/graphql', { method: 'POST', headers: json, body })).status).toBe(413);
  });

  test.each<[string, 'GET' | 'POST', string, unknown?]>([
    ['at an unknown path', 'GET', '/api/nothing'],
    ['by a wrong method', 'POST', '/api/cities', {}],
    ['for an empty object', 'POST', '/api/auth/customer-login', {}],
    ['for a list', 'POST', '/api/auth/customer-login', []],
    ['for a wrong password', 'POST', '/api/auth/customer-login', { email: 'a@b.example', password: 'wrong' }],
    ['for an unknown EIN', 'POST', '/api/supplier/login', { ein: '98-7654321', email: 'a@b.example' }],
    ['for a ZIP that does not exist', 'POST', '/api/lookup-zipcode', { zipCode: '00000' }],
    ['for a photo that does not exist', 'GET', '/photos/nothing'],
  ])('and its id is in the answer: %s', async (_, method, path, body) => {
    const refused = await marketplace.anonymous().rest(method, path, body);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
  });

  test('and its id is in the answer: for an empty body, a compressed one, and from another site', async () => {
    const post = (more: Record<string, string>, body: BodyInit) =>
      meera.send('/api/auth/customer-login', { method: 'POST', headers: { ...json, ...more }, body });
    const refused = [
      await post({}, ''),
      await post({ 'content-encoding': 'gzip' }, new Uint8Array(gzipSync('{}'))),
      await post({ origin: 'https://elsewhere.example' }, '{}'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 415, 403]);
    for (const response of refused) {
      expect(await response.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) });
    }
  });

  test('at an unknown path, by a wrong method, or without JSON', async () => {
    const visitor = marketplace.anonymous();
    expect(await visitor.rest('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { message: 'There is nothing at /api/nothing.' },
    });
    const wrongMethod = await visitor.rest('POST', '/api/cities', {});
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toContain('GET');
    const broken = await visitor.send('/api/auth/login', { method: 'POST', headers: json, body: '{' });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
  });
});

describe('every answer', () => {
  test.each(['/health', '/ready', '/api/cities', '/api/nothing', '/graphql'])(
    'at %s is safe to show',
    async path => {
      const { headers } = await marketplace.anonymous().send(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-powered-by')).toBeNull();
      // Other sites may read what is public or a token opens, never with cookies.
      expect(headers.get('access-control-allow-origin')).toBe(path === '/graphql' ? '*' : null);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  test('permits styles that scripts write in the explorer alone, and inline scripts nowhere', async () => {
    const policyAt = async (path: string) => {
      const { headers } = await marketplace.anonymous().send(path);
      return headers.get('content-security-policy')!.split('; ');
    };
    const strict = await policyAt('/');
    const others = [
      '/developers',
      '/developers/explorer/x',
      '/developers/explorers',
      '/?/developers/explorer',
    ];
    for (const path of others) expect(await policyAt(path), path).toEqual(strict);
    expect(strict.join()).not.toContain('unsafe');
    const inExplorer = strict.map(rule => (rule.startsWith('style-src') ? `${rule} 'unsafe-inline'` : rule));
    for (const path of ['/developers/explorer', '/developers/explorer?x=1', '/developers/explorer/'])
      expect(await policyAt(path), path).toEqual(inExplorer);
  });

  test('in production is for HTTPS alone, and its cookies for this host', async () => {
    const production = await Marketplace.open({ MODE: 'production' }, marketplace.database);
    const registration = {
      name: 'Lata',
      email: 'lata@example.com',
      phone: '4085550147',
      password: 'tamarind rice',
    };
    const response = await production.anonymous().send('/api/auth/register', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(registration),
    });
    expect(response.headers.get('strict-transport-security')).toBeTruthy();
    const cookies = response.headers.getSetCookie().sort();
    expect(cookies).toHaveLength(2);
    for (const [index, name] of ['device', 'session'].entries())
      expect(cookies[index]).toMatch(
        new RegExp(`^__Host-${name}=.*; Path=/; .*HttpOnly; Secure; SameSite=Lax$`),
      );
    await production.stop();
  });
});
