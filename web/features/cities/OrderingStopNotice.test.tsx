import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import OrderingStopNotice from './OrderingStopNotice.tsx';

const reason = '<b>Snow</b> is coming.';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('says why no orders are taken, in the words of staff, and that placed ones stay', () => {
  renderScreen(<OrderingStopNotice stop={{ reason, until: null }} />);
  expect(screen.getByText("We aren't taking orders right now.")).toBeDefined();
  expect(screen.getByText(reason)).toBeDefined();
  expect(screen.getByText("Your existing orders aren't affected.")).toBeDefined();
  expect(screen.queryByText(/reopens/)).toBeNull();
});

it('says when it ends, and nothing afterwards', () => {
  const { leave } = renderScreen(<OrderingStopNotice stop={{ reason, until: inHours(2) }} />);
  expect(screen.getByText(/Ordering reopens /)).toBeDefined();
  leave();
  renderScreen(<OrderingStopNotice stop={{ reason, until: inHours(-2) }} />);
  expect(screen.queryByText(reason)).toBeNull();
});

it('asks cooks to cook what was ordered', () => {
  renderScreen(<OrderingStopNotice stop={{ reason, until: null }} isForCook />);
  expect(screen.getByText("Customers can't order right now.")).toBeDefined();
  expect(screen.getByText('Please cook the orders you already have.')).toBeDefined();
});

it('speaks Hindi around the words of staff', async () => {
  await inHindi();
  renderScreen(<OrderingStopNotice stop={{ reason, until: null }} />);
  expect(screen.getByText('अभी हम ऑर्डर नहीं ले रहे हैं।')).toBeDefined();
  expect(screen.getByText(reason)).toBeDefined();
});
