import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AnnounceDocument,
  type AnnouncementCard_announcementFragment,
  AnnouncementsDocument,
  ChangeAnnouncementDocument,
  EndAnnouncementDocument,
  FindCityDocument,
} from '../../generated/graphql.ts';
import { zonedInput } from '../../lib/formats/zoned-input.ts';
import { answers } from '../../testing/answers.ts';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AnnouncementLists } from './AnnouncementLists.tsx';
import { draftOf, inCity } from './announcement-draft.ts';
import { NewAnnouncement } from './NewAnnouncement.tsx';
import { rebasedDraft } from './rebased-draft.ts';

beforeEach(() => window.history.replaceState(null, '', '/admin/announcements'));

type Row = AnnouncementCard_announcementFragment;

const inDays = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 86_400_000);
const sanJose = {
  __typename: 'City' as const,
  id: 'san-jose',
  name: 'San Jose',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
};
const roads: Row = {
  __typename: 'Announcement',
  id: 'roads',
  revision: 1,
  text: 'Icy roads today.',
  hindiText: null,
  audience: 'KITCHENS',
  city: sanJose,
  from: '2026-11-17T17:00:00.000Z',
  until: inDays(2).toISOString(),
  endedAt: null,
  status: 'IN_FORCE',
  writtenByName: 'Anita Desai',
};
const page = (...rows: Row[]) => ({
  announcements: {
    __typename: 'AnnouncementConnection' as const,
    edges: rows.map(node => ({ __typename: 'AnnouncementEdge' as const, node })),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
  },
});
/** A list, one answer each time it is read. What is over is another list. */
const list = (isOver: boolean, ...read: [Row[], ...Row[][]]) => {
  const [first, ...others] = read;
  return {
    ...answers(AnnouncementsDocument, page(...first), ...others.map(rows => page(...rows))),
    request: {
      query: AnnouncementsDocument,
      variables: (given: Record<string, unknown>) => given.isOver === isOver,
    },
  };
};
const lists = (...rows: Row[]) => [list(false, rows), list(true, [])];
const cities = answers(FindCityDocument, {
  cities: { __typename: 'CityConnection', nodes: [sanJose] },
});

it('shows what is announced, to whom, where, and until when in the time zone of the city', async () => {
  renderScreen(<AnnouncementLists />, [...lists(roads)]);
  const now = within(await screen.findByRole('region', { name: 'Shown now' }));
  expect(await now.findByText('Icy roads today.')).toBeInTheDocument();
  expect(now.getByText(/Kitchens · San Jose, CA/)).toHaveTextContent(/Nov 17, 2026, 9 AM to .*Pacific Time/);
  const waiting = within(screen.getByRole('region', { name: 'Waiting for their start' }));
  expect(waiting.getByText('No announcement is waiting.')).toBeInTheDocument();
});

it('announces what Anita typed, after she saw how it will look', async () => {
  const announced = answers(AnnounceDocument, { announce: { __typename: 'Announcement', id: 'new' } });
  const anita = renderScreen(<NewAnnouncement />, [announced, cities, ...lists()]);
  await anita.click(screen.getByRole('button', { name: 'Write announcement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write announcement' }));
  await anita.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(dialog.getByText('Please write the announcement.')).toBeInTheDocument();
  await anita.type(dialog.getByLabelText('Text in English'), ' Happy Diwali! ');
  expect(within(dialog.getByRole('region', { name: 'Preview' })).getByText('Happy Diwali!')).toHaveAttribute(
    'lang',
    'en',
  );
  await anita.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(dialog.getByText('Please choose a time in the future.')).toBeInTheDocument();
  await anita.click(dialog.getByRole('radio', { name: 'Customers' }));
  await dialog.findByRole('button', { name: 'Add San Jose, CA' });
  await anita.type(dialog.getByLabelText('Search cities'), 'San');
  await anita.click(dialog.getByRole('button', { name: 'Add San Jose, CA' }));
  expect(dialog.getAllByText(/In the time zone Pacific Time\./)).toHaveLength(2);
  const [year] = inDays(30).toISOString().split('-');
  const day = inDays(30).toISOString().slice(5, 10);
  fireEvent.change(dialog.getByLabelText('Ends'), { target: { value: `${year}-${day}T18:30` } });
  expect(announced.asked).not.toHaveBeenCalled();
  await anita.click(dialog.getByRole('button', { name: 'Announce' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(announced.asked).toHaveBeenCalledExactlyOnceWith({
    input: {
      text: 'Happy Diwali!',
      hindiText: null,
      audience: 'CUSTOMERS',
      cityId: 'san-jose',
      from: null,
      until: expect.stringMatching(/T0[12]:30:00\.000Z$/),
    },
  });
});

it('keeps what was typed when the announcement is over meanwhile, and says what to do', async () => {
  const message = 'This announcement is over. Write another one instead.';
  const refused = answers(ChangeAnnouncementDocument, {
    changeAnnouncement: { __typename: 'AlreadyDone', message, field: 'id' },
  });
  const anita = renderScreen(<AnnouncementLists />, [...lists(roads), refused, cities]);
  await anita.click(await screen.findByRole('button', { name: 'Change: Icy roads today.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change announcement' }));
  await anita.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByLabelText('Text in English')).toHaveValue('Icy roads today.');
  expect(refused.asked).toHaveBeenCalledExactlyOnceWith({
    input: expect.objectContaining({ id: 'roads', revision: 1, from: null, until: roads.until }),
  });
});

describe('Rohan changes one that Anita has changed meanwhile', () => {
  const message = 'This announcement was changed in the meantime. Please look at it, and try again.';
  const conflict = { __typename: 'AnnouncementConflict' as const, message, field: 'revision' };
  const saved: Row = { ...roads, revision: 2, text: 'Icy roads tonight.', until: inDays(1).toISOString() };
  const opened = async (...given: Parameters<typeof renderScreen>[1] & object) => {
    const rohan = renderScreen(<AnnouncementLists />, [...given, cities]);
    await rohan.click(await screen.findByRole('button', { name: 'Change: Icy roads today.' }));
    return { rohan, dialog: within(await screen.findByRole('dialog', { name: 'Change announcement' })) };
  };

  it('keeps what he typed, takes her end, and saves once he has seen hers', async () => {
    const change = answers(
      ChangeAnnouncementDocument,
      { changeAnnouncement: conflict },
      { changeAnnouncement: saved },
    );
    const { rohan, dialog } = await opened(list(false, [roads], [saved]), list(true, []), change);
    await rohan.clear(dialog.getByLabelText('Text in English'));
    await rohan.type(dialog.getByLabelText('Text in English'), 'Roads are closed.');
    const end = dialog.getByLabelText('Ends');
    expect(end).toHaveValue(zonedInput(new Date(roads.until), sanJose.timeZone));
    await rohan.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    const now = within(dialog.getByRole('region', { name: 'What it is now' }));
    expect(now.getByText('Icy roads tonight.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Text in English')).toHaveValue('Roads are closed.');
    expect(end).toHaveValue(zonedInput(new Date(saved.until), sanJose.timeZone));
    await rohan.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(change.asked.mock.calls.map(([{ input }]) => input)).toEqual([
      expect.objectContaining({ revision: 1, text: 'Roads are closed.', until: roads.until }),
      expect.objectContaining({ revision: 2, text: 'Roads are closed.', until: saved.until, from: null }),
    ]);
  });

  it('says so when what she saved cannot be read', async () => {
    const change = answers(ChangeAnnouncementDocument, { changeAnnouncement: conflict });
    const { rohan, dialog } = await opened(list(false, [roads], []), list(true, []), change);
    await rohan.type(dialog.getByLabelText('Text in English'), ' Drive slowly.');
    await rohan.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/can't be shown right now\. Please try again\./)).toBeInTheDocument();
    expect(dialog.getByLabelText('Text in English')).toHaveValue('Icy roads today. Drive slowly.');
  });

  it('names the copy that he opened, also when the list has hers by then', async () => {
    const gone = {
      __typename: 'CityNotFound' as const,
      message: "We couldn't find this city.",
      field: 'cityId',
    };
    const change = answers(
      ChangeAnnouncementDocument,
      { changeAnnouncement: gone },
      { changeAnnouncement: conflict },
    );
    const { rohan, dialog } = await opened(list(false, [roads], [saved]), list(true, []), change);
    await rohan.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(gone.message)).toBeInTheDocument();
    expect(await screen.findByText('Icy roads tonight.')).toBeInTheDocument();
    await rohan.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('region', { name: 'What it is now' })).toBeInTheDocument();
    expect(change.asked.mock.calls.map(([{ input }]) => input.revision)).toEqual([1, 1]);
  });

  it('keeps what he typed when she has ended it, though no list on the screen has it then', async () => {
    const over = 'This announcement is over. Write another one instead.';
    const refused = answers(ChangeAnnouncementDocument, {
      changeAnnouncement: { __typename: 'AlreadyDone', message: over, field: 'id' },
    });
    const { rohan, dialog } = await opened(list(false, [roads], []), list(true, []), refused);
    await rohan.type(dialog.getByLabelText('Text in English'), ' Drive slowly.');
    await rohan.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(over)).toBeInTheDocument();
    expect(await screen.findByText('Nothing is announced right now.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Text in English')).toHaveValue('Icy roads today. Drive slowly.');
  });

  it('says that he has not ended what she has corrected', async () => {
    const refused = answers(EndAnnouncementDocument, { endAnnouncement: conflict });
    const rohan = renderScreen(<AnnouncementLists />, [
      list(false, [roads], [saved]),
      list(true, []),
      refused,
    ]);
    await rohan.click(await screen.findByRole('button', { name: 'End now: Icy roads today.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End this announcement?' }));
    await rohan.click(dialog.getByRole('button', { name: 'End now' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(refused.asked).toHaveBeenCalledExactlyOnceWith({ id: 'roads', revision: 1 });
    expect(await screen.findByText('Icy roads tonight.')).toBeInTheDocument();
  });
});

it('makes a draft again from what was saved: what was typed stays, at the same moments in another city', () => {
  const atlanta = { ...sanJose, id: 'atlanta', name: 'Atlanta', state: 'GA', timeZone: 'America/New_York' };
  const from = { ...roads, until: '2026-11-20T02:00:00.000Z' };
  const to: Row = { ...from, city: atlanta, audience: 'EVERYONE', until: '2026-11-21T02:00:00.000Z' };
  const typed = { ...draftOf(from), hindiText: 'सड़कें बंद हैं।', from: '2026-11-18T08:00' };
  expect(rebasedDraft(typed, { from, to })).toEqual({
    text: from.text,
    hindiText: typed.hindiText,
    audience: 'EVERYONE',
    city: atlanta,
    from: '2026-11-18T11:00',
    until: '2026-11-20T21:00',
  });
  const moved = inCity(draftOf(from), null);
  expect(rebasedDraft(moved, { from, to })).toMatchObject({ city: null, until: '2026-11-20T21:00' });
});

it('keeps the moments when another city is chosen, and does not send the start of one that is shown', async () => {
  const changed = answers(ChangeAnnouncementDocument, {
    changeAnnouncement: roads,
  });
  const anita = renderScreen(<AnnouncementLists />, [...lists(roads), changed, cities]);
  await anita.click(await screen.findByRole('button', { name: 'Change: Icy roads today.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change announcement' }));
  expect(dialog.getByLabelText(/^Starts/)).toHaveValue('2026-11-17T09:00');
  await anita.click(dialog.getByRole('button', { name: 'Remove San Jose, CA' }));
  expect(dialog.getAllByText(/In the time zone Eastern Time\./)).toHaveLength(2);
  expect(dialog.getByLabelText(/^Starts/)).toHaveValue('2026-11-17T12:00');
  await anita.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changed.asked).toHaveBeenCalledExactlyOnceWith({
    input: expect.objectContaining({ cityId: null, from: null, until: roads.until }),
  });
});

it('keeps the moments of one that waits, and empty times empty, when a city is chosen', async () => {
  const waiting: Row = { ...roads, city: null, from: inDays(1).toISOString(), status: 'WAITING' };
  const changed = answers(ChangeAnnouncementDocument, {
    changeAnnouncement: roads,
  });
  const anita = renderScreen(<AnnouncementLists />, [...lists(waiting), changed, cities]);
  await anita.click(await screen.findByRole('button', { name: 'Change: Icy roads today.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change announcement' }));
  await anita.click(await dialog.findByRole('button', { name: 'Add San Jose, CA' }));
  await anita.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changed.asked).toHaveBeenCalledOnce());
  const { from, until } = waiting;
  expect(changed.asked).toHaveBeenCalledWith({
    input: expect.objectContaining({ cityId: 'san-jose', from, until }),
  });
  const moved = { ...draftOf(), from: '', until: 'half a time' };
  expect(inCity(moved, sanJose)).toMatchObject({ city: sanJose, from: '', until: 'half a time' });
});

it('keeps what is typed for a new one when its city is chosen afterwards', async () => {
  const anita = renderScreen(<NewAnnouncement />, [cities]);
  await anita.click(await screen.findByRole('button', { name: 'Write announcement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write announcement' }));
  fireEvent.change(dialog.getByLabelText('Ends'), { target: { value: '2030-12-05T20:00' } });
  await anita.click(await dialog.findByRole('button', { name: 'Add San Jose, CA' }));
  expect(dialog.getAllByText(/In the time zone Pacific Time\./)).toHaveLength(2);
  expect(dialog.getByLabelText('Ends')).toHaveValue('2030-12-05T20:00');
});

it('ends one after asking', async () => {
  const ended = answers(EndAnnouncementDocument, {
    endAnnouncement: roads,
  });
  const anita = renderScreen(<AnnouncementLists />, [...lists(roads), ended]);
  await anita.click(await screen.findByRole('button', { name: 'End now: Icy roads today.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this announcement?' }));
  expect(ended.asked).not.toHaveBeenCalled();
  await anita.click(dialog.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(ended.asked).toHaveBeenCalledExactlyOnceWith({ id: 'roads', revision: 1 }));
  expect(await screen.findByText('Announcement ended')).toBeInTheDocument();
});

it('speaks Hindi around the words of staff', async () => {
  await inHindi();
  renderScreen(<AnnouncementLists />, [...lists(roads)]);
  expect(await screen.findByRole('region', { name: 'अभी दिख रही हैं' })).toBeInTheDocument();
});

it('says in Hindi why one was not ended', async () => {
  await inHindi();
  const message = "We couldn't find this announcement.";
  const refused = answers(EndAnnouncementDocument, {
    endAnnouncement: { __typename: 'AnnouncementNotFound', message },
  });
  const anita = renderScreen(<AnnouncementLists />, [...lists(roads), refused]);
  await anita.click(await screen.findByRole('button', { name: /^अभी समाप्त करें/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await anita.click(dialog.getByRole('button', { name: 'अभी समाप्त करें' }));
  await waitFor(() => expect(refused.asked).toHaveBeenCalledOnce());
  expect(await screen.findByText('यह घोषणा हमें नहीं मिली।')).toBeInTheDocument();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});
