import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trail } from '../../../testing/admin-work.ts';
import { doors } from '../../../testing/doors.ts';
import { emailsTo } from '../../../testing/mailed-codes.ts';
import { askForLink, followLink, isProven, mailLinks, newestToken } from '../../../testing/mailed-links.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const door = doors[0]!;
const password = 'tamarind rice';
let marketplace: Marketplace;
let people = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts, recognized_clients, email_proofs');
  marketplace.clock.forward({ minutes: 20 });
});

/** Registers through the door, from a browser and a network of their own. */
const register = async (name = 'Ravi Menon', email = `ravi${++people}@example.com`): Promise<Visitor> => {
  const browser = marketplace.anonymous();
  browser.headers['x-forwarded-for'] = `203.0.113.${++people % 250}`;
  const { user } = await door.register(browser, { name, email, phone: '(408) 555-0147', password });
  Object.assign(browser, { userId: user!.id, email });
  return browser;
};

const linkFor = async ({ email }: Visitor): Promise<string> => {
  await mailLinks(marketplace);
  return newestToken(email, marketplace.mail);
};

describe('Ravi registers', () => {
  test('and the link in his mail confirms the address in the browser he registered with', async () => {
    const ravi = await register();
    expect(await isProven(ravi)).toBe(false);
    const token = await linkFor(ravi);
    expect(await followLink(ravi, token)).toMatchObject({ __typename: 'EmailConfirmed' });
    expect(await isProven(ravi)).toBe(true);
    expect((await door.signIn(marketplace.anonymous(), ravi.email, password)).user?.email).toBe(ravi.email);
    const events = await trail(await marketplace.admin(`Anita ${people}`), { subjectId: ravi.userId });
    expect(events.map(({ action }: { action: string }) => action)).toContain('EMAIL_PROVEN');
  });

  test('and signs out: the browser is known without a session', async () => {
    const ravi = await register();
    const token = await linkFor(ravi);
    await door.signOut(ravi);
    expect((await followLink(ravi, token)).__typename).toBe('EmailConfirmed');
  });

  test('and follows the link elsewhere: he is asked, and says yes', async () => {
    const ravi = await register();
    const token = await linkFor(ravi);
    const phone = marketplace.anonymous();
    expect(await followLink(phone, token)).toEqual({
      __typename: 'EmailConfirmationQuestion',
      openedAt: marketplace.clock.read().toISOString(),
    });
    expect(await isProven(ravi)).toBe(false);
    expect((await followLink(phone, token, true)).__typename).toBe('EmailConfirmed');
    expect(await isProven(ravi)).toBe(true);
    expect(await door.whoAmI(phone)).toBeNull();
  });

  test('and the mail holds nothing that was typed', async () => {
    const ravi = await register('Go to https://evil.example/unlock');
    await mailLinks(marketplace);
    const [mail, ...others] = emailsTo(ravi.email, marketplace.mail);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Confirm your email');
    expect(JSON.stringify(mail)).not.toMatch(/evil|unlock/);
    expect(mail!.text).toMatch(/^Hello,\n/);
  });

  test('and nowhere is the link stored', async () => {
    const ravi = await register();
    const token = await linkFor(ravi);
    const stored = JSON.stringify(await marketplace.sql.rows('select * from email_proofs'));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(ravi.email);
  });
});

describe('a link', () => {
  const notWorking = { __typename: 'EmailLinkInvalid', code: 'EMAIL_LINK_INVALID' };

  test('works once', async () => {
    const ravi = await register();
    const token = await linkFor(ravi);
    await followLink(ravi, token);
    expect(await followLink(ravi, token)).toMatchObject({
      ...notWorking,
      message: 'This link was already used.',
    });
  });

  test('works once, of ten at the same time', async () => {
    const ravi = await register();
    const token = await linkFor(ravi);
    const answers = await Promise.all(Array.from({ length: 10 }, () => followLink(ravi, token)));
    expect(answers.filter(({ __typename }) => __typename === 'EmailConfirmed')).toHaveLength(1);
    const events = await trail(await marketplace.admin(`Anita ${people}`), { subjectId: ravi.userId });
    expect(events.filter(({ action }: { action: string }) => action === 'EMAIL_PROVEN')).toHaveLength(1);
  });

  test('works for three days', async () => {
    const ravi = await register();
    const token = await linkFor(ravi);
    marketplace.clock.forward({ minutes: 3 * 24 * 60 });
    expect(await followLink(ravi, token)).toMatchObject(notWorking);
    expect(await isProven(ravi)).toBe(false);
  });

  test.each([
    ['empty', ''],
    ['unknown', 'A'.repeat(43)],
    ['long', '-'.repeat(4000)],
    ['made of control characters', '\u0000'.repeat(43)],
  ])('is not %s', async (_, token) => {
    expect(await followLink(marketplace.anonymous(), token)).toMatchObject(notWorking);
  });

  test('is not tried without end from one network', async () => {
    const guesser = marketplace.anonymous();
    for (let tries = 0; tries < 40; tries++) await followLink(guesser, 'B'.repeat(43));
    expect(await followLink(guesser, 'B'.repeat(43))).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('another link', () => {
  test('is mailed at most once in ten minutes, also of ten requests at the same time', async () => {
    const ravi = await register();
    await mailLinks(marketplace);
    expect(await askForLink(ravi)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 600 });
    marketplace.clock.forward({ minutes: 10 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => askForLink(ravi)));
    expect(answers.filter(({ __typename }) => __typename === 'ConfirmationLinkMailed')).toEqual([
      {
        __typename: 'ConfirmationLinkMailed',
        message: 'We sent a link to r***@example.com. It works for 3 days.',
      },
    ]);
    const earlier = await linkFor(ravi);
    expect(emailsTo(ravi.email, marketplace.mail)).toHaveLength(2);
    expect((await followLink(ravi, earlier)).__typename).toBe('EmailConfirmed');
    expect(await askForLink(ravi)).toMatchObject({ code: 'ALREADY_DONE' });
  });

  test('is mailed five times a day, and impatience uses none up', async () => {
    const ravi = await register();
    const answers: string[] = [];
    for (let times = 0; times < 6; times++) {
      marketplace.clock.forward({ minutes: 11 });
      answers.push((await askForLink(ravi)).__typename);
      await askForLink(ravi);
    }
    expect(answers).toEqual([...Array(5).fill('ConfirmationLinkMailed'), 'TooManyAttempts']);
  });

  test('is not mailed for an address whose account is deleted and registered again', async () => {
    const ravi = await register();
    await mailLinks(marketplace);
    await ravi.graphql(
      'mutation ($password: String!) { deleteMyAccount(password: $password) { __typename } }',
      {
        password,
      },
    );
    await register('Ravi', ravi.email);
    await mailLinks(marketplace);
    expect(emailsTo(ravi.email, marketplace.mail)).toHaveLength(1);
  });
});

describe('links of registrations', () => {
  test('are mailed by the next run when the mail server was down, once', async () => {
    const ravi = await register();
    const down = { isRead: true, send: async () => Promise.reject(new Error('The mail server is down')) };
    await mailLinks(marketplace, down);
    expect(emailsTo(ravi.email, marketplace.mail)).toEqual([]);
    marketplace.clock.forward({ minutes: 3 });
    await Promise.all([mailLinks(marketplace), mailLinks(marketplace)]);
    await mailLinks(marketplace);
    expect(emailsTo(ravi.email, marketplace.mail)).toHaveLength(1);
  });

  test('are sixty an hour from one network; further accounts open without', async () => {
    const browser = marketplace.anonymous();
    browser.headers['x-forwarded-for'] = '198.51.100.4';
    await marketplace.sql.rows('insert into attempts (key, points, expire) values ($1, 60, 9999999999999)', [
      'links mailed by source:198.51.100.4',
    ]);
    const email = `flood${++people}@example.com`;
    const { user } = await door.register(browser, { name: 'F', email, phone: '(408) 555-0147', password });
    expect(user?.email).toBe(email);
    await mailLinks(marketplace);
    expect(emailsTo(email, marketplace.mail)).toEqual([]);
  });
});
