import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acts, trail } from '../../../testing/admin-work.ts';
import { knowSanJose } from '../../../testing/builders/a-city.ts';
import { aPdf } from '../../../testing/builders/a-file.ts';
import { aRegistration } from '../../../testing/builders/a-registration.ts';
import { kitchenDoors } from '../../../testing/kitchen-doors.ts';
import { emailsTo, newestCode } from '../../../testing/mailed-codes.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { expireClaimLetters } from './expire-claim-letters.ts';
import { mailClaimDecisions } from './mail-claim-decisions.ts';

const door = kitchenDoors[0]!;
const site = 'https://tiffin.example';
const letter = { content: aPdf('CP 575'), name: 'cp575.pdf' };
let marketplace: Marketplace;
let anita: Visitor;
let kitchens = 0;
let ein: string;
let owner: string;

beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
  await knowSanJose(marketplace.sql);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts, mailed_codes, ein_claims');
  marketplace.clock.forward({ minutes: 20 });
  kitchens++;
  // The clock moves by weeks, which ends the sessions of admins.
  anita = await marketplace.admin(`Anita Desai ${kitchens}`);
  ein = `12-34${String(kitchens).padStart(5, '0')}`;
  owner = `gauri${kitchens}@example.com`;
  await register('mallory');
});

/** Registers a kitchen with the EIN. */
const register = (name: string, email = `${name}${kitchens}@example.com`) =>
  door.register(marketplace.anonymous(), { ...aRegistration, ein, email });

const codeDocument = `mutation ($email: String!) { mailClaimCode(email: $email) {
  __typename ... on Problem { code field } } }`;
const codeFor = async (email: string, visitor = marketplace.anonymous()): Promise<string> => {
  await visitor.graphql(codeDocument, { email });
  await marketplace.services.background.finish();
  return newestCode(email, marketplace.mail);
};

const claimDocument = `mutation ($input: ClaimEinInput!) { claimTaxId(input: $input) {
  __typename ... on EinClaimStarted { letterToken } ... on Problem { code field message } } }`;

const start = async (code: string, typed: Record<string, unknown> = {}) => {
  const input = {
    ein,
    email: owner,
    code,
    contactName: 'Gauri',
    phone: '(408) 555-0101',
    message: 'Mine.',
    ...typed,
  };
  return (await marketplace.anonymous().graphql(claimDocument, { input })).claimTaxId;
};

const sendLetter = async (token: string, { content, name } = letter) => {
  const form = new FormData();
  form.append('file', new File([Buffer.from(content)], name));
  const headers = { 'x-claim-token': token };
  const response = await marketplace
    .anonymous()
    .send('/api/ein-claims/letter', { method: 'POST', headers, body: form });
  return { status: response.status, ...(await response.json()) };
};

/** Claims with the letter; returns what the last step answered. */
const claim = async (code: string, typed: Record<string, unknown> = {}, file = letter) => {
  const started = await start(code, typed);
  return started.letterToken ? sendLetter(started.letterToken, file) : started;
};

const listed = async (status = 'OPEN') => {
  const fields =
    'id taxIdMasked email contactName phone message letterUrl kitchenId kitchenName kitchenStatus status reason';
  return (await anita.graphql(`{ taxIdClaims(status: ${status}) { ${fields} } }`)).taxIdClaims;
};

const decide = async (
  act: 'acceptEinClaim' | 'rejectEinClaim',
  id: string,
  reason = 'The letter is genuine.',
) => {
  const document = `mutation ($id: ID!, $reason: String!) { ${act}(id: $id, reason: $reason) {
    __typename ... on EinClaim { status } ... on Problem { code } } }`;
  return (await anita.graphql(document, { id, reason }))[act];
};

const openClaim = async () => {
  await claim(await codeFor(owner));
  const [open] = await listed();
  return open;
};

const mails = async () => {
  await mailClaimDecisions(marketplace.services, site);
  return emailsTo(owner, marketplace.mail).filter(({ subject }) => subject.startsWith('Your claim'));
};

describe('Gauri, whose EIN Mallory registered,', () => {
  test('claims it with a code and the letter of the IRS, which an admin reads', async () => {
    expect(await claim(await codeFor(owner))).toEqual({
      status: 200,
      success: true,
      message: 'Thank you. We check the letter and email you our decision.',
    });
    const [open] = await listed();
    expect(open).toMatchObject({
      taxIdMasked: `**-***${ein.slice(-4)}`,
      email: owner,
      contactName: 'Gauri',
      message: 'Mine.',
      kitchenName: aRegistration.kitchenName,
      kitchenStatus: 'PENDING',
    });
    const download = await anita.send(open.letterUrl);
    expect(download.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await download.arrayBuffer())).toEqual(letter.content);
    const meera = await marketplace.customer(`Meera ${kitchens}`);
    expect((await meera.send(open.letterUrl)).status).toBe(403);
    expect((await marketplace.anonymous().send(open.letterUrl)).status).toBe(401);
    const stored = JSON.stringify(await marketplace.sql.rows('select * from ein_claims'));
    expect(stored).not.toContain(ein.replace('-', ''));
    expect(stored).not.toContain(ein);
  });

  test('and staff who review kitchens, and no others, hear of it on the bell once the letter is there', async () => {
    // Claims of the stories before must not reach her.
    await notificationsSent(marketplace);
    const farida = await marketplace.admin(`Farida ${kitchens}`, 'REVIEWER');
    const others = [
      await marketplace.admin(`Sunil ${kitchens}`, 'SUPPORT'),
      await marketplace.admin(`Gita ${kitchens}`, 'FINANCE'),
      await marketplace.customer(`Meera ${kitchens}`),
    ];
    const bellOf = async (visitor: Visitor) => {
      await notificationsSent(marketplace);
      const { notifications } = await visitor.graphql('{ notifications { nodes { type title message } } }');
      return notifications.nodes;
    };
    const { letterToken } = await start(await codeFor(owner));
    expect(await bellOf(farida)).toEqual([]);
    await Promise.all([sendLetter(letterToken), sendLetter(letterToken)]);
    const [heard, ...more] = await bellOf(farida);
    expect(heard).toEqual({
      type: 'CLAIM_FILED',
      title: 'An EIN claim is waiting',
      message: expect.stringContaining('Please review it.'),
    });
    expect(more).toEqual([]);
    for (const other of others) expect(await bellOf(other)).toEqual([]);
  });

  test('registers once the claim is accepted, and no one else can for 30 days', async () => {
    const { id } = await openClaim();
    expect(await decide('acceptEinClaim', id)).toEqual({ __typename: 'EinClaim', status: 'ACCEPTED' });
    expect((await door.signIn(marketplace.anonymous(), ein, `mallory${kitchens}@example.com`)).code).toBe(
      'UNKNOWN_EIN',
    );
    expect((await register('bina')).code).toBe('EIN_TAKEN');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Your claim was accepted');
    expect(mail!.text).toContain(`${site}/supplier-registration`);
    expect(mail!.text).not.toMatch(/Gauri|Mine|mallory/);
    expect((await register('gauri', owner)).code).toBeUndefined();
    expect((await door.signIn(marketplace.anonymous(), ein, owner)).user?.email).toBe(owner);
    const events = await trail(anita, { subjectId: id });
    expect(events[0]).toMatchObject({ action: 'EIN_CLAIM_ACCEPTED', reason: 'The letter is genuine.' });
  });

  test('gets the address back as well when Mallory registered with hers', async () => {
    await marketplace.sql.rows('update users set email = $1 where email = $2', [
      owner,
      `mallory${kitchens}@example.com`,
    ]);
    await decide('acceptEinClaim', (await openClaim()).id);
    expect((await register('gauri', owner)).code).toBeUndefined();
  });

  test('is refused when it is released to another 30 days later', async () => {
    await decide('acceptEinClaim', (await openClaim()).id);
    marketplace.clock.forward({ minutes: 30 * 24 * 60 + 1 });
    expect((await register('bina')).code).toBeUndefined();
  });

  test('reads why her claim is rejected; nothing else changes, and she can claim again', async () => {
    const { id } = await openClaim();
    expect(await decide('rejectEinClaim', id, 'The letter is of another business.')).toMatchObject({
      status: 'REJECTED',
    });
    const [mail] = await mails();
    expect(mail!.text).toContain('Reason: The letter is of another business.');
    expect(
      (await door.signIn(marketplace.anonymous(), ein, `mallory${kitchens}@example.com`)).code,
    ).toBeUndefined();
    marketplace.clock.forward({ minutes: 11 });
    expect(await claim(await codeFor(owner))).toMatchObject({ status: 200 });
  });
});

describe('a kitchen that sells', () => {
  test('is suspended before its EIN is released, and stays to be looked at', async () => {
    const open = await openClaim();
    await marketplace.sql.rows("update applications set status = 'approved' where supplier_id = $1", [
      open.kitchenId,
    ]);
    expect(await decide('acceptEinClaim', open.id)).toMatchObject({ code: 'CLAIMED_KITCHEN_SELLS' });
    expect(await listed()).toHaveLength(1);
    await acts.suspendKitchen.ask(anita, { supplierId: open.kitchenId, reason: 'A claim to its EIN.' });
    expect(await decide('acceptEinClaim', open.id)).toMatchObject({ status: 'ACCEPTED' });
    const [user] = await marketplace.sql.rows<{ disabled_at: Date | null }>(
      'select u.disabled_at from users u join suppliers s on s.user_id = u.id where s.id = $1',
      [open.kitchenId],
    );
    expect(user!.disabled_at).toBeNull();
  });
});

describe('nothing is stored', () => {
  afterEachStoresNothing();

  test('without the code of this mailbox', async () => {
    expect(await claim('2222-2222')).toMatchObject({ code: 'WRONG_CODE', field: 'code' });
    const other = await codeFor(`other${kitchens}@example.com`);
    expect(await claim(other)).toMatchObject({ code: 'WRONG_CODE' });
  });

  test('of an EIN that is free', async () => {
    expect(await claim(await codeFor(owner), { ein: '99-9999999' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'ein',
    });
  });

  test.each([
    ['no name', { contactName: ' ' }, 'contactName'],
    ['a long message', { message: 'x'.repeat(1001) }, 'message'],
    ['a wrong EIN', { ein: '12' }, 'ein'],
    ['no phone number', { phone: 'call me' }, 'phone'],
  ])('with %s', async (_, typed, field) => {
    expect(await claim(await codeFor(owner), typed)).toMatchObject({ code: 'INVALID_INPUT', field });
  });
});

describe('the letter', () => {
  test('is a PDF or a picture, and another one can be sent with the same token', async () => {
    const { letterToken } = await start(await codeFor(owner));
    const page = { content: Buffer.from('<html>'), name: 'cp575.pdf' };
    expect(await sendLetter(letterToken, page)).toMatchObject({ status: 400, code: 'INVALID_FILE_TYPE' });
    expect(await listed()).toEqual([]);
    expect((await sendLetter(letterToken)).status).toBe(200);
  });

  test('is sent once, of two at the same time, and within half an hour', async () => {
    const { letterToken } = await start(await codeFor(owner));
    const answers = await Promise.all([sendLetter(letterToken), sendLetter(letterToken)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await sendLetter(letterToken)).status).toBe(404);
    const email = `late${kitchens}@example.com`;
    const late = await start(await codeFor(email), { email });
    marketplace.clock.forward({ minutes: 31 });
    expect((await sendLetter(late.letterToken)).status).toBe(404);
  });

  test.each(['', 'x', 'A'.repeat(43), 'B'.repeat(5000)])('is not read for a stranger', async token => {
    expect(await sendLetter(token)).toMatchObject({ status: 404, code: 'CLAIM_NOT_FOUND' });
  });

  test('that never comes takes the claim with it a day later', async () => {
    await start(await codeFor(owner));
    marketplace.clock.forward({ minutes: 24 * 60 + 1 });
    await expireClaimLetters(marketplace.sql, marketplace.services.files, marketplace.clock.read());
    expect(await marketplace.sql.rows('select from ein_claims')).toEqual([]);
  });
});

function afterEachStoresNothing() {
  beforeEach(() => async () => {
    expect(await marketplace.sql.rows('select from ein_claims')).toEqual([]);
  });
}

describe('a claim', () => {
  test('is one for each EIN and address, also of two at the same time', async () => {
    const code = await codeFor(owner);
    const answers = await Promise.all([start(code), start(code)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['EinClaimStarted', 'WrongCode']);
    await sendLetter(answers.find(({ letterToken }) => letterToken)!.letterToken);
    marketplace.clock.forward({ minutes: 11 });
    expect(await claim(await codeFor(owner))).toMatchObject({ code: 'ALREADY_DONE' });
  });

  test('is made five times a day from one network', async () => {
    for (let times = 0; times < 5; times++) {
      const email = `many${kitchens}.${times}@example.com`;
      expect((await claim(await codeFor(email), { email })).status).toBe(200);
    }
    expect(await claim(await codeFor(owner))).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('is decided once, of two admins at the same time', async () => {
    const { id } = await openClaim();
    const answers = await Promise.all([decide('acceptEinClaim', id), decide('rejectEinClaim', id)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyDone', 'EinClaim']);
  });

  test('is accepted once for an EIN, also of two claimants at the same time', async () => {
    await claim(await codeFor(owner));
    const email = `bina${kitchens}@example.com`;
    await claim(await codeFor(email), { email });
    const open = await listed();
    const answers = await Promise.all(open.map(({ id }: { id: string }) => decide('acceptEinClaim', id)));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyDone', 'EinClaim']);
  });

  test('keeps its letter until it is decided', async () => {
    const { id, letterUrl } = await openClaim();
    const expire = () =>
      expireClaimLetters(marketplace.sql, marketplace.services.files, marketplace.clock.read());
    await expire();
    expect((await anita.send(letterUrl)).status).toBe(200);
    await decide('rejectEinClaim', id);
    await expire();
    expect((await anita.send(letterUrl)).status).toBe(404);
    const [rejected] = await listed('REJECTED');
    expect(rejected).toMatchObject({ letterUrl: null, reason: 'The letter is genuine.' });
    marketplace.clock.forward({ minutes: 366 * 24 * 60 });
    await expire();
    expect(await marketplace.sql.rows('select from ein_claims')).toEqual([]);
  });

  test('is mailed a code once in ten minutes, also of two requests at the same time', async () => {
    await Promise.all([codeFor(owner), codeFor(owner)]);
    expect(emailsTo(owner, marketplace.mail)).toHaveLength(1);
  });

  test('has a code that signs in no one', async () => {
    const code = await codeFor(`mallory${kitchens}@example.com`);
    const { signInWithMailedCode } = await marketplace
      .anonymous()
      .graphql(
        'mutation ($email: String!, $code: String!) { signInWithMailedCode(email: $email, code: $code, asKitchen: true) { __typename } }',
        { email: `mallory${kitchens}@example.com`, code },
      );
    expect(signInWithMailedCode.__typename).toBe('WrongCode');
  });
});
