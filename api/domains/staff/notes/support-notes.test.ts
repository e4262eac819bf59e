import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trail } from '../../../testing/admin-work.ts';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { everythingStored } from '../../../testing/everything-stored.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { startView } from '../../../testing/staff-work.ts';
import { addNote, notesAbout, notesDocument, removeNote } from '../../../testing/support-notes.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let city: TestCity;
let asha: TestKitchen;
let ravi: Visitor;
let meena: Visitor;
let anita: Visitor;
let people = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  people++;
  asha = await aKitchen(marketplace, city, { kitchenName: `Kitchen ${people}` });
  ravi = await marketplace.customer(`Ravi ${people}`);
  meena = await marketplace.admin(`Meena ${people}`, 'SUPPORT');
  anita = await marketplace.admin(`Anita ${people}`, 'ADMIN');
});

const ravisOrder = (): Promise<{ id: string; orderNumber: string }> => placeOrder(ravi, anOrder(asha));
const textsAbout = async (...about: Parameters<typeof notesAbout>) =>
  (await notesAbout(...about)).map(({ text }: { text: string | null }) => text);
const now = () => marketplace.clock.read().toISOString();
const leave = async (person: Visitor) => {
  await givePassword(marketplace, person, 'tamarind rice');
  const { deleteMyAccount } = await person.graphql(
    'mutation { deleteMyAccount(password: "tamarind rice") { __typename } }',
  );
  return deleteMyAccount.__typename;
};

describe('Meena writes down what Ravi said', () => {
  test('once, although she sends it again when she has no answer', async () => {
    const order = await ravisOrder();
    const note = await addNote(meena, 'ORDER', order.id, 'He called.');
    expect((await addNote(meena, 'ORDER', order.id, ' He called. ')).id).toBe(note.id);
    expect((await addNote(anita, 'ORDER', order.id, 'He called.')).id).not.toBe(note.id);
    expect(await textsAbout(meena, 'ORDER', order.id)).toEqual(['He called.', 'He called.']);
    expect(await trail(anita, { subjectId: order.id })).toHaveLength(2);
  });

  test('about his order, and Anita reads it with who wrote it and when', async () => {
    const order = await ravisOrder();
    const text = 'He called: the bell is broken.\nRing the neighbor.';
    const note = await addNote(meena, 'ORDER', order.id, `  ${text} `);
    expect(note).toEqual({
      __typename: 'SupportNote',
      id: expect.any(String),
      text,
      authorName: `Meena ${people}`,
      writtenAt: now(),
      viewerCanRemove: true,
    });
    marketplace.clock.forward({ minutes: 1 });
    await addNote(meena, 'ORDER', order.id, 'He has it.');
    expect(await textsAbout(anita, 'ORDER', order.id)).toEqual(['He has it.', text]);
    const first = await anita.graphql(notesDocument, { subject: 'ORDER', subjectId: order.id, first: 1 });
    expect(first.supportNotes.nodes).toMatchObject([{ text: 'He has it.' }]);
    const { endCursor, hasNextPage } = first.supportNotes.pageInfo;
    expect(hasNextPage).toBe(true);
    const next = { subject: 'ORDER', subjectId: order.id, after: endCursor };
    const { supportNotes } = await anita.graphql(notesDocument, next);
    expect(supportNotes).toMatchObject({ nodes: [{ text }], pageInfo: { hasNextPage: false } });
  });

  test('about him and about the kitchen, each for itself', async () => {
    const order = await ravisOrder();
    await addNote(meena, 'ORDER', order.id, 'On the order');
    await addNote(meena, 'PERSON', ravi.userId, 'On Ravi');
    await addNote(meena, 'KITCHEN', asha.id, 'On the kitchen');
    await addNote(meena, 'PERSON', asha.userId, 'On the cook');
    expect(await textsAbout(meena, 'ORDER', order.id)).toEqual(['On the order']);
    expect(await textsAbout(meena, 'PERSON', ravi.userId)).toEqual(['On Ravi']);
    expect(await textsAbout(meena, 'KITCHEN', asha.id)).toEqual(['On the kitchen']);
    expect(await textsAbout(meena, 'PERSON', asha.userId)).toEqual(['On the cook']);
    expect(await textsAbout(meena, 'KITCHEN', asha.userId)).toEqual([]);
  });

  test('and the audit trail says that she did, without the words', async () => {
    const order = await ravisOrder();
    await addNote(meena, 'ORDER', order.id, 'A canary');
    await addNote(meena, 'PERSON', ravi.userId, 'A canary');
    const of = async (subjectId: string) => {
      const events = await trail(anita, { subjectId });
      return events.filter(({ action }: { action: string }) => action.startsWith('SUPPORT_NOTE'));
    };
    expect(await of(order.id)).toEqual([
      {
        action: 'SUPPORT_NOTE_ADDED',
        subjectKind: 'order',
        subjectName: order.orderNumber,
        actorName: `Meena ${people}`,
        reason: null,
        changes: [],
      },
    ]);
    expect(await of(ravi.userId)).toMatchObject([{ subjectKind: 'person', subjectName: `Ravi ${people}` }]);
    const events = await marketplace.sql.rows('select * from audit_events');
    expect(JSON.stringify(events)).not.toContain('canary');
  });
});

describe('A note is refused', () => {
  test.each([
    ['', 'Please write a note.'],
    [' \n ', 'Please write a note.'],
    ['x'.repeat(2001), 'Please use at most 2000 characters.'],
    ['a\u0007b', 'Please remove the special characters.'],
  ])('as %j', async (text, message) => {
    expect(await addNote(meena, 'PERSON', ravi.userId, text)).toEqual({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      field: 'text',
      message,
    });
    expect(await notesAbout(meena, 'PERSON', ravi.userId)).toEqual([]);
  });

  test('about what does not exist, or is something else', async () => {
    for (const unknown of [randomUUID(), ravi.userId, "' or true"])
      expect(await addNote(meena, 'ORDER', unknown, 'A note')).toMatchObject({
        code: 'INVALID_INPUT',
        field: 'subjectId',
      });
  });

  test('about staff', async () => {
    expect(await addNote(meena, 'PERSON', anita.userId, 'A note')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'subjectId',
    });
  });
});

describe('A note is removed', () => {
  test('by Meena for an hour, and then by Anita; the audit trail has whose it was', async () => {
    const wrong = await addNote(meena, 'PERSON', ravi.userId, 'Wrong person');
    expect(await removeNote(meena, wrong.id)).toEqual({ __typename: 'RemovedSupportNote', noteId: wrong.id });
    expect(await removeNote(meena, wrong.id)).toMatchObject({ code: 'ALREADY_DONE' });
    const note = await addNote(meena, 'PERSON', ravi.userId, `Canary ${people}`);
    const writtenAt = now();
    const other = await marketplace.admin(`Farida ${people}`, 'SUPPORT');
    expect(await removeNote(other, note.id)).toMatchObject({ code: 'INVALID_INPUT', field: 'id' });

    // Staff are signed out after half an hour without a use.
    for (const minutes of [20, 20, 20]) {
      marketplace.clock.forward({ minutes });
      expect(await notesAbout(meena, 'PERSON', ravi.userId)).toMatchObject([{ viewerCanRemove: true }]);
      const seen = 'select max(last_used_at) as at from sessions where user_id = $1';
      await expect
        .poll(async () => {
          const [session] = await marketplace.sql.rows<{ at: string }>(seen, [meena.userId]);
          return new Date(session!.at).toISOString();
        })
        .toBe(now());
    }
    marketplace.clock.forward({ minutes: 1 });
    expect(await notesAbout(meena, 'PERSON', ravi.userId)).toMatchObject([{ viewerCanRemove: false }]);
    expect(await removeNote(meena, note.id)).toMatchObject({ code: 'INVALID_INPUT' });

    anita = await marketplace.admin(`Anita Desai ${people}`, 'ADMIN');
    expect(await notesAbout(anita, 'PERSON', ravi.userId)).toMatchObject([{ viewerCanRemove: true }]);
    expect(await removeNote(anita, note.id)).toMatchObject({ noteId: note.id });
    expect(await everythingStored(marketplace)).not.toContain(`canary ${people}`);
    const [removed] = await trail(anita, { subjectId: ravi.userId });
    expect(removed).toMatchObject({
      action: 'SUPPORT_NOTE_REMOVED',
      actorName: `Anita Desai ${people}`,
      changes: expect.arrayContaining([
        { fact: 'writtenBy', before: `Meena ${people}`, after: null },
        { fact: 'writtenAt', before: writtenAt, after: null },
      ]),
    });
  });

  test('once, by the faster of two', async () => {
    const { id } = await addNote(meena, 'KITCHEN', asha.id, 'Twice');
    const answers = await Promise.all([anita, meena, anita, meena].map(staff => removeNote(staff, id)));
    expect(answers.filter(({ __typename }) => __typename === 'RemovedSupportNote')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ALREADY_DONE')).toHaveLength(3);
  });
});

describe('No one else', () => {
  test('of the staff reads or writes notes', async () => {
    const { id } = await addNote(meena, 'PERSON', ravi.userId, 'A canary');
    for (const role of ['REVIEWER', 'FINANCE'] as const) {
      const other = await marketplace.admin(`Zubin ${people} ${role}`, role);
      const subject = { subject: 'PERSON', subjectId: ravi.userId };
      expect(await other.refusal(notesDocument, subject)).toBe('FORBIDDEN');
      const removal = `mutation { removeSupportNote(id: "${id}") { __typename } }`;
      expect(await other.refusal(removal)).toBe('FORBIDDEN');
    }
  });

  test('Ravi and Asha do not even see notes in the export of their data, nor does Meena as one of them', async () => {
    const order = await ravisOrder();
    await addNote(meena, 'ORDER', order.id, 'A canary');
    await addNote(meena, 'PERSON', ravi.userId, 'A canary');
    await addNote(meena, 'KITCHEN', asha.id, 'A canary');
    await addNote(meena, 'PERSON', asha.userId, 'A canary');
    for (const person of [ravi, await marketplace.cookOf(asha)]) {
      const { myData } = await person.graphql('{ myData }');
      expect(myData).toContain('"profile"');
      expect(myData).not.toContain('canary');
      const subject = { subject: 'ORDER', subjectId: order.id };
      expect(await person.refusal(notesDocument, subject)).toBe('FORBIDDEN');
    }
    await startView(meena, ravi);
    const subject = { subject: 'PERSON', subjectId: ravi.userId };
    expect(await meena.refusal(notesDocument, subject)).toBe('FORBIDDEN');
  });
});

describe('The text is erased', () => {
  test('when Ravi deletes his account: of notes about him and about his orders', async () => {
    const order = await ravisOrder();
    await addNote(meena, 'ORDER', order.id, `Canary ${people} on the order`);
    await addNote(meena, 'PERSON', ravi.userId, `Canary ${people} on Ravi`);
    await addNote(meena, 'KITCHEN', asha.id, 'On the kitchen');
    await cancelOrder(ravi, order.id, 'He is leaving');
    expect(await leave(ravi)).toBe('AccountDeleted');
    expect(await everythingStored(marketplace)).not.toContain(`canary ${people}`);
    const erased = { text: null, authorName: `Meena ${people}`, writtenAt: now() };
    expect(await notesAbout(meena, 'ORDER', order.id)).toMatchObject([erased]);
    expect(await notesAbout(meena, 'PERSON', ravi.userId)).toMatchObject([erased]);
    expect(await textsAbout(meena, 'KITCHEN', asha.id)).toEqual(['On the kitchen']);
    // And no new ones that nothing would erase.
    for (const [subject, id] of [
      ['ORDER', order.id],
      ['PERSON', ravi.userId],
    ] as const)
      expect(await addNote(meena, subject, id, 'A note')).toMatchObject({
        code: 'INVALID_INPUT',
        message: 'This account was deleted, so notes about it are no longer possible.',
      });
  });

  test('when Asha closes her kitchen: of notes about it and about her', async () => {
    const order = await ravisOrder();
    await cancelOrder(ravi, order.id, 'No time');
    await addNote(meena, 'KITCHEN', asha.id, `Canary ${people} on the kitchen`);
    await addNote(meena, 'PERSON', asha.userId, `Canary ${people} on Asha`);
    await addNote(meena, 'ORDER', order.id, 'On the order');
    const cook = await marketplace.cookOf(asha);
    const { closeMyKitchen } = await cook.graphql(
      'mutation ($kitchenName: String!) { closeMyKitchen(kitchenName: $kitchenName) { __typename } }',
      { kitchenName: asha.kitchenName },
    );
    expect(closeMyKitchen.__typename).toBe('AccountDeleted');
    expect(await everythingStored(marketplace)).not.toContain(`canary ${people}`);
    expect(await textsAbout(meena, 'KITCHEN', asha.id)).toEqual([null]);
    expect(await textsAbout(meena, 'PERSON', asha.userId)).toEqual([null]);
    expect(await textsAbout(meena, 'ORDER', order.id)).toEqual(['On the order']);
    expect(await addNote(meena, 'KITCHEN', asha.id, 'A note')).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
