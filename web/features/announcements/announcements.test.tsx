import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  AnnounceDocument,
  type AnnouncementCard_announcementFragment,
  AnnouncementsDocument,
  ChangeAnnouncementDocument,
  EndAnnouncementDocument,
  FindCityDocument,
} from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AnnouncementLists } from './AnnouncementLists.tsx';
import { draftOf, inCity } from './announcement-draft.ts';
import { NewAnnouncement } from './NewAnnouncement.tsx';

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
/** What is over is another list. */
const lists = (...rows: Row[]) =>
  [false, true].map(isOver => ({
    ...answers(AnnouncementsDocument, page(...(isOver ? [] : rows))),
    request: {
      query: AnnouncementsDocument,
      variables: (given: Record<string, unknown>) => given.isOver === isOver,
    },
  }));
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
    input: expect.objectContaining({ id: 'roads', from: null, until: roads.until }),
  });
});

it('keeps the moments when another city is chosen, and does not send the start of one that is shown', async () => {
  const changed = answers(ChangeAnnouncementDocument, {
    changeAnnouncement: { __typename: 'Announcement', id: 'roads' },
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
    changeAnnouncement: { __typename: 'Announcement', id: 'roads' },
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
    endAnnouncement: { __typename: 'Announcement', id: 'roads' },
  });
  const anita = renderScreen(<AnnouncementLists />, [...lists(roads), ended]);
  await anita.click(await screen.findByRole('button', { name: 'End now: Icy roads today.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this announcement?' }));
  expect(ended.asked).not.toHaveBeenCalled();
  await anita.click(dialog.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(ended.asked).toHaveBeenCalledExactlyOnceWith({ id: 'roads' }));
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
