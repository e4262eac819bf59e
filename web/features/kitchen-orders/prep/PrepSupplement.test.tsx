import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrepSupplement } from './PrepSupplement.tsx';

const nothing = (cutOffAt: string) => (
  <PrepSupplement
    serviceDate="2026-11-17"
    timeZone="America/Los_Angeles"
    supplement={{
      __typename: 'PrepSupplement',
      cutOffAt,
      dishes: [],
      changes: [],
      reopenedOrders: [],
    }}
  />
);

it('says in a line that nothing changed', () => {
  render(nothing('2026-11-17T23:00:00Z'));
  expect(screen.getByText('Nothing has changed since the cut-off (3 PM).')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('names the day of a cut-off on the evening before', () => {
  render(nothing('2026-11-17T04:00:00Z'));
  expect(screen.getByText('Nothing has changed since the cut-off (Mon, Nov 16, 8 PM).')).toBeVisible();
});
