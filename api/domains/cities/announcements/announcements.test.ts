import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeCity, trail } from '../../../testing/admin-work.ts';
import {
  announce,
  announcementsDocument,
  changeAnnouncement,
  endAnnouncement,
  shownIn,
  shownToCook,
} from '../../../testing/announcements.ts';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { testFastPath } from '../../../testing/fast-path.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;
let rohan: Visitor;
let meera: Visitor;
let asha: Visitor;
let bela: Visitor;
let sanJose: TestCity;
let fremont: TestCity;

beforeAll(async () => {
  // With its caches, which a change has to drop.
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('users', 'cities', 'audit_events', 'attempts');
  anita = await marketplace.admin('Anita Desai');
  rohan = await marketplace.admin('Rohan Gupta');
  meera = await marketplace.customer('Meera Iyer');
  sanJose = await aCity(marketplace);
  fremont = await aCity(marketplace, { name: 'Fremont' });
  asha = await marketplace.cookOf(await aKitchen(marketplace, sanJose));
  bela = await marketplace.cookOf(await aKitchen(marketplace, fremont, { kitchenName: 'Bela’s Kitchen' }));
});

const inDays = (days: number) => new Date(Date.parse(tuesdayMorning) + days * 86_400_000).toISOString();
const diwali = { text: 'Happy Diwali! We are closed on Friday.', audience: 'EVERYONE', until: inDays(2) };
const listed = async (isOver = false) =>
  (await anita.graphql(announcementsDocument, { isOver })).announcements.nodes;

describe('Anita announces', () => {
  test('to everyone: all customers and cooks read it, until its end', async () => {
    expect(await announce(anita, { ...diwali, hindiText: 'दिवाली की शुभकामनाएँ!' })).toEqual({
      __typename: 'Announcement',
      id: expect.any(String),
      text: diwali.text,
      hindiText: 'दिवाली की शुभकामनाएँ!',
      version: 1,
      revision: 1,
      audience: 'EVERYONE',
      city: null,
      from: new Date(tuesdayMorning).toISOString(),
      until: diwali.until,
      endedAt: null,
      status: 'IN_FORCE',
      writtenByName: 'Anita Desai',
    });
    for (const reader of [marketplace.anonymous(), meera])
      for (const city of ['San Jose', 'Fremont']) expect(await shownIn(reader, city)).toEqual([diwali.text]);
    for (const cook of [asha, bela]) expect(await shownToCook(cook)).toEqual([diwali.text]);
    marketplace.clock.moveTo(diwali.until);
    expect(await shownIn(marketplace.anonymous(), 'San Jose', 10)).toEqual([]);
    anita = await marketplace.admin('Anita Desai again');
    expect(await listed()).toEqual([]);
    expect(await listed(true)).toMatchObject([{ text: diwali.text, status: 'OVER' }]);
  });

  test('to the customers of San Jose alone, or to its kitchens alone', async () => {
    await announce(anita, { ...diwali, text: 'For eaters', audience: 'CUSTOMERS', cityId: sanJose.id });
    await announce(anita, { ...diwali, text: 'For cooks', audience: 'KITCHENS', cityId: sanJose.id });
    expect(await shownIn(meera, 'San Jose')).toEqual(['For eaters']);
    expect(await shownIn(meera, 'Fremont')).toEqual([]);
    expect(await shownToCook(asha)).toEqual(['For cooks']);
    expect(await shownToCook(bela)).toEqual([]);
  });

  test('ahead of time: it waits for its start', async () => {
    const first = { ...diwali, from: inDays(1) };
    expect(await announce(anita, first)).toMatchObject({ status: 'WAITING', from: inDays(1) });
    expect(await shownIn(meera, 'San Jose')).toEqual([]);
    marketplace.clock.moveTo(inDays(1));
    expect(await shownIn(marketplace.anonymous(), 'San Jose', 10)).toEqual([diwali.text]);
  });

  test('the same words now as well, which is another one, however often it is sent', async () => {
    const waiting = await announce(anita, { ...diwali, from: inDays(1) });
    const now = await announce(anita, diwali);
    expect(now).toMatchObject({ status: 'IN_FORCE' });
    expect(await announce(anita, diwali)).toMatchObject({ id: now.id });
    expect(await announce(anita, { ...diwali, from: inDays(1) })).toMatchObject({ id: waiting.id });
    expect(await shownIn(meera, 'San Jose')).toEqual([diwali.text]);
  });

  test('and a start in the past is now', async () => {
    expect(await announce(anita, { ...diwali, from: inDays(-3) })).toMatchObject({
      status: 'IN_FORCE',
      from: new Date(tuesdayMorning).toISOString(),
    });
  });
});

describe('Anita changes an announcement', () => {
  test('and its version grows with its words alone', async () => {
    const { id } = await announce(anita, diwali);
    expect(await shownIn(meera, 'San Jose')).toEqual([diwali.text]);
    const longer = { ...diwali, id, until: inDays(3) };
    expect(await changeAnnouncement(anita, longer)).toMatchObject({ version: 1, until: inDays(3) });
    const reworded = { ...longer, text: 'Closed on Friday.', cityId: fremont.id };
    expect(await changeAnnouncement(anita, reworded)).toMatchObject({
      version: 2,
      city: { name: 'Fremont' },
      from: new Date(tuesdayMorning).toISOString(),
    });
    expect(await shownIn(meera, 'San Jose')).toEqual([]);
    expect(await shownIn(meera, 'Fremont')).toEqual(['Closed on Friday.']);
    // The same again is no other change.
    expect(await changeAnnouncement(anita, reworded)).toMatchObject({ version: 2 });
    const events = await trail(anita, { subjectId: id });
    expect(events.map(({ action }: { action: string }) => action)).toEqual([
      'ANNOUNCEMENT_CHANGED',
      'ANNOUNCEMENT_CHANGED',
      'ANNOUNCEMENT_WRITTEN',
    ]);
    expect(events[0].changes).toContainEqual({ fact: 'city', before: 'All cities', after: 'Fremont, CA' });
  });

  test('or ends it: it is not shown anymore, and stays in the list of those that are over', async () => {
    const { id } = await announce(anita, diwali);
    expect(await shownToCook(asha)).toEqual([diwali.text]);
    expect(await endAnnouncement(anita, id)).toMatchObject({
      status: 'OVER',
      endedAt: new Date(tuesdayMorning).toISOString(),
    });
    expect(await shownToCook(asha)).toEqual([]);
    expect(await shownIn(marketplace.anonymous(), 'San Jose')).toEqual([]);
    expect(await endAnnouncement(anita, id)).toMatchObject({ code: 'ALREADY_DONE' });
    expect(await changeAnnouncement(anita, { ...diwali, id })).toMatchObject({ code: 'ALREADY_DONE' });
    expect(await listed(true)).toMatchObject([{ id, status: 'OVER' }]);
    const [ended] = await trail(anita, { subjectId: id });
    expect(ended).toMatchObject({
      action: 'ANNOUNCEMENT_ENDED',
      subjectKind: 'announcement',
      actorName: 'Anita Desai',
    });
  });

  test('and one of a merged city is read in the other', async () => {
    const milpitas = await aCity(marketplace, { name: 'Milpitas' });
    await announce(anita, { ...diwali, cityId: milpitas.id });
    expect(await mergeCity(anita, milpitas.id, fremont.id)).toMatchObject({ name: 'Fremont' });
    expect(await shownIn(meera, 'Fremont')).toEqual([diwali.text]);
  });
});

describe('Rohan has an older copy open than Anita', () => {
  const conflict = {
    __typename: 'AnnouncementConflict',
    code: 'ANNOUNCEMENT_CONFLICT',
    message: 'This announcement was changed in the meantime. Please look at it, and try again.',
    field: 'revision',
  };

  test('and does not bring back the end that she has moved', async () => {
    const { id } = await announce(anita, diwali);
    const ends = { until: inDays(1) };
    expect(await changeAnnouncement(anita, { ...diwali, ...ends, id, revision: 1 })).toMatchObject({
      ...ends,
      version: 1,
      revision: 2,
    });
    const reworded = { ...diwali, id, text: 'Closed on Friday.' };
    expect(await changeAnnouncement(rohan, { ...reworded, revision: 1 })).toEqual(conflict);
    expect(await listed()).toEqual([{ id, text: diwali.text, ...ends, revision: 2, status: 'IN_FORCE' }]);
    expect(await trail(anita, { subjectId: id, action: 'ANNOUNCEMENT_CHANGED' })).toHaveLength(1);

    const again = { ...reworded, ...ends, revision: 2 };
    expect(await changeAnnouncement(rohan, again)).toMatchObject({ ...ends, version: 2, revision: 3 });
  });

  test('and saves together with her: one of them is refused', async () => {
    const { id } = await announce(anita, diwali);
    const saved = await Promise.all(
      [anita, rohan, anita, rohan].map((admin, at) =>
        changeAnnouncement(admin, { ...diwali, id, text: `News ${at}`, revision: 1 }),
      ),
    );
    expect(saved.filter(({ code }) => code === conflict.code)).toHaveLength(3);
    const [won] = saved.filter(({ __typename }) => __typename === 'Announcement');
    expect(await listed()).toMatchObject([{ text: won.text, revision: 2 }]);
  });

  test('and does not end what she has corrected', async () => {
    const { id } = await announce(anita, diwali);
    await changeAnnouncement(anita, { ...diwali, id, text: 'Closed on Saturday.', revision: 1 });
    expect(await endAnnouncement(rohan, id, 1)).toEqual(conflict);
    expect(await shownIn(meera, 'San Jose')).toEqual(['Closed on Saturday.']);
    expect(await endAnnouncement(rohan, id, 2)).toMatchObject({ status: 'OVER', revision: 3 });
  });

  test('and reads that it is over where she has ended it', async () => {
    const { id } = await announce(anita, diwali);
    await endAnnouncement(anita, id, 1);
    const late = { ...diwali, id, text: 'Closed on Saturday.', revision: 1 };
    expect(await changeAnnouncement(rohan, late)).toMatchObject({ code: 'ALREADY_DONE' });
    expect(await endAnnouncement(rohan, id, 1)).toMatchObject({ code: 'ALREADY_DONE' });
  });

  test('and saves the same as she did, or got no answer: nothing is left to change', async () => {
    const { id } = await announce(anita, diwali);
    const reworded = { ...diwali, id, text: 'Closed on Friday.', revision: 1 };
    await changeAnnouncement(anita, reworded);
    for (const admin of [anita, rohan])
      expect(await changeAnnouncement(admin, reworded)).toMatchObject({ text: reworded.text, revision: 2 });
  });

  test('and a program that knows no revision changes and ends it all the same', async () => {
    const { id } = await announce(anita, diwali);
    await changeAnnouncement(anita, { ...diwali, id, until: inDays(1), revision: 1 });
    const reworded = { ...diwali, id, text: 'Closed on Friday.' };
    expect(await changeAnnouncement(rohan, reworded)).toMatchObject({ until: diwali.until, revision: 3 });
    expect(await changeAnnouncement(rohan, { ...reworded, until: inDays(1), revision: null })).toMatchObject({
      revision: 4,
    });
    expect(await endAnnouncement(rohan, id)).toMatchObject({ status: 'OVER' });
  });
});

test('Anita, who got no answer, sends it again: it is one announcement', async () => {
  const [first, second] = await Promise.all([announce(anita, diwali), announce(anita, diwali)]);
  expect(second.id).toBe(first.id);
  expect((await announce(anita, { ...diwali, text: 'Something else.' })).id).not.toBe(first.id);
  expect(await trail(anita, { subjectId: first.id })).toHaveLength(1);
});

describe('At most 20 are shown or waiting', () => {
  test('also when several are written together; ending one makes room', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 22 }, (_, at) => announce(anita, { ...diwali, text: `News ${at}` })),
    );
    const refused = outcomes.filter(({ __typename }) => __typename === 'TooManyAnnouncements');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      code: 'TOO_MANY_ANNOUNCEMENTS',
      message: 'There are already 20 announcements that are shown or waiting. End one of them first.',
    });
    const written = outcomes.find(({ __typename }) => __typename === 'Announcement');
    await endAnnouncement(anita, written.id);
    expect((await announce(anita, diwali)).__typename).toBe('Announcement');
    const { announcements } = await anita.graphql(announcementsDocument, { first: 15 });
    const after = announcements.pageInfo.endCursor;
    const next = await anita.graphql(announcementsDocument, { first: 15, after });
    expect([announcements.nodes.length, next.announcements.nodes.length]).toEqual([15, 5]);
    expect(next.announcements.pageInfo.hasNextPage).toBe(false);
  });
});

describe('An announcement is refused', () => {
  test.each([
    [{ text: ' ' }, 'text', 'Please write the announcement.'],
    [{ text: 'x'.repeat(281) }, 'text', 'Please use at most 280 characters.'],
    [{ text: 'Two\nlines' }, 'text', 'Please remove the special characters.'],
    [{ hindiText: 'x'.repeat(281) }, 'hindiText', 'Please use at most 280 characters.'],
    [{ until: tuesdayMorning }, 'until', 'Please choose a time in the future.'],
    [{ from: inDays(3) }, 'until', 'Please choose an end after the start.'],
    [{ until: inDays(91) }, 'until', 'Please choose an end at most 90 days after the start.'],
  ])('with %j', async (given, field, message) => {
    const input = { ...diwali, ...given };
    expect(await announce(anita, input)).toMatchObject({ code: 'INVALID_INPUT', field, message });
    const { id } = await announce(anita, diwali);
    const changed = { ...input, id };
    expect(await changeAnnouncement(anita, changed)).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  test('in a city, or of an ID, that does not exist', async () => {
    for (const cityId of ['', 'nowhere', randomUUID()])
      expect(await announce(anita, { ...diwali, cityId })).toMatchObject({ code: 'CITY_NOT_FOUND' });
    for (const id of ['', 'nowhere', randomUUID()]) {
      expect(await endAnnouncement(anita, id)).toMatchObject({ code: 'ANNOUNCEMENT_NOT_FOUND' });
      expect(await changeAnnouncement(anita, { ...diwali, id })).toMatchObject({
        code: 'ANNOUNCEMENT_NOT_FOUND',
      });
    }
  });

  test.each(['REVIEWER', 'SUPPORT', 'FINANCE'] as const)(
    'by staff of the role %s, and by others',
    async role => {
      const { id } = await announce(anita, diwali);
      const input = `{ text: "News", audience: EVERYONE, until: "${inDays(1)}" }`;
      for (const person of [await marketplace.admin(`Staff ${role}`, role), meera, asha]) {
        expect(await person.refusal(`mutation { announce(input: ${input}) { __typename } }`)).toBe(
          'FORBIDDEN',
        );
        expect(await person.refusal(`mutation { endAnnouncement(id: "${id}") { __typename } }`)).toBe(
          'FORBIDDEN',
        );
        expect(await person.refusal('{ announcements { nodes { text } } }')).toBe('FORBIDDEN');
        const audience = '{ cities(search: "San Jose") { nodes { announcements { audience } } } }';
        expect(await person.refusal(audience)).toBe('FORBIDDEN');
      }
      expect(await shownIn(meera, 'San Jose')).toEqual([diwali.text]);
    },
  );
});
