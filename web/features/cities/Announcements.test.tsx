import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openAnnouncementsLimit } from '../../../schema/constants.ts';
import type { ShownAnnouncementFragment } from '../../generated/graphql.ts';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import Announcements from './Announcements.tsx';
import { CityNotices } from './CityNotices.tsx';
import { withHidden } from './hidden-announcements.ts';

beforeEach(() => localStorage.clear());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const roads: ShownAnnouncementFragment = {
  __typename: 'Announcement',
  id: 'roads',
  version: 1,
  text: '<b>Icy</b> roads today.',
  hindiText: null,
  until: inHours(5),
};
const diwali = { ...roads, id: 'diwali', text: 'Happy Diwali!', hindiText: 'दिवाली की शुभकामनाएँ!' };

it('shows Meera what staff announce, as it is typed, under a heading for screen readers', () => {
  renderScreen(<Announcements announcements={[roads, diwali]} />);
  const region = within(screen.getByRole('region', { name: 'Announcements' }));
  expect(region.getByRole('heading', { name: 'Announcements' })).toBeInTheDocument();
  expect(region.getByRole('status')).toHaveTextContent('<b>Icy</b> roads today.');
  expect(region.getAllByRole('listitem')).toHaveLength(2);
});

it('hides one that Meera has read, also on her next visit, until its words change', async () => {
  const meera = renderScreen(<Announcements announcements={[roads, diwali]} />);
  await meera.click(screen.getByRole('button', { name: `Hide: ${roads.text}` }));
  expect(screen.queryByText(roads.text)).not.toBeInTheDocument();
  expect(screen.getByText(diwali.text)).toBeInTheDocument();
  meera.leave();
  const { leave } = renderScreen(<Announcements announcements={[roads]} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  leave();
  renderScreen(<Announcements announcements={[{ ...roads, version: 2, text: 'Roads are clear.' }]} />);
  expect(screen.getByText('Roads are clear.')).toBeInTheDocument();
});

it('moves the focus to the next one to hide, to the one before after the last, and at the end to the heading', async () => {
  const holi = { ...roads, id: 'holi', text: 'Happy Holi!' };
  const meera = renderScreen(
    <>
      <h1 tabIndex={-1}>Home</h1>
      <Announcements announcements={[roads, diwali, holi]} />
    </>,
  );
  const hide = (text: string) => screen.getByRole('button', { name: `Hide: ${text}` });
  await meera.click(hide(diwali.text));
  expect(hide(holi.text)).toHaveFocus();
  await meera.keyboard('{Enter}');
  expect(hide(roads.text)).toHaveFocus();
  await meera.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
});

it('remembers as many as can be shown at a time', () => {
  let stored: string | null = null;
  for (let version = 1; version <= openAnnouncementsLimit + 5; version++)
    stored = withHidden(stored, { ...roads, version });
  expect(stored?.split(',')).toHaveLength(openAnnouncementsLimit);
  expect(stored).toContain(`roads ${openAnnouncementsLimit + 5}`);
});

it('shows nothing that is over, and loads nothing where there is none', () => {
  renderScreen(
    <>
      <Announcements announcements={[{ ...roads, until: inHours(-1) }]} />
      <CityNotices news={{ announcements: [] }} />
      <CityNotices />
    </>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('is in Hindi where there is a text, and says of the other that it is English', async () => {
  await inHindi();
  renderScreen(<Announcements announcements={[roads, diwali]} />);
  expect(screen.getByText(diwali.hindiText)).not.toHaveAttribute('lang');
  expect(screen.queryByText(diwali.text)).not.toBeInTheDocument();
  expect(screen.getByText(roads.text)).toHaveAttribute('lang', 'en');
});
