import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  AllowOrderingDocument,
  OrderingStopsDocument,
  StopOrderingDocument,
} from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { StopAllOrdering } from './StopAllOrdering.tsx';
import StopOrderingDialog from './StopOrderingDialog.tsx';
import { StopsInForce } from './StopsInForce.tsx';

beforeEach(() => window.history.replaceState(null, '', '/admin/cities'));

const sanJose = { __typename: 'City' as const, id: 'san-jose', name: 'San Jose', state: 'CA' };
const stopOf = (city: typeof sanJose | null) => ({
  __typename: 'OrderingStop' as const,
  reason: 'Snow',
  since: '2026-11-28T17:00:00Z',
  until: null,
  city,
});
const none = { orderingStops: [] };
const stopped = () =>
  answers(StopOrderingDocument, {
    stopOrdering: { __typename: 'OrderingStop', since: '2026-11-28T17:00:00Z' },
  });

it('shows where ordering is stopped and allows it again', async () => {
  const stops = answers(
    OrderingStopsDocument,
    { orderingStops: [stopOf(null), stopOf(sanJose)] },
    { orderingStops: [stopOf(sanJose)] },
  );
  const allowed = answers(AllowOrderingDocument, {
    allowOrdering: { __typename: 'AllowedOrdering', city: null },
  });
  const anita = renderScreen(
    <>
      <StopAllOrdering />
      <StopsInForce />
    </>,
    [stops, allowed],
  );
  const list = await screen.findByRole('list', { name: 'Stopped ordering' });
  expect(within(list).getByText('Ordering is stopped in all cities.')).toBeDefined();
  expect(within(list).getByText('Ordering is stopped in San Jose, CA.')).toBeDefined();
  expect(screen.queryByText('Stop all ordering')).toBeNull();
  await anita.click(screen.getByRole('button', { name: 'Allow ordering again in all cities' }));
  await waitFor(() => expect(within(list).queryByText(/all cities\.$/)).toBeNull());
  expect(allowed.asked).toHaveBeenCalledWith({ cityId: null });
  expect(await screen.findByText('Customers can order again in all cities')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Stop all ordering' })).toBeDefined();
});

it('stops ordering in a city with words for customers, without an end', async () => {
  const stop = stopped();
  const onClose = vi.fn();
  const anita = renderScreen(<StopOrderingDialog place={sanJose} onClose={onClose} />, [
    stop,
    answers(OrderingStopsDocument, none),
  ]);
  await anita.click(screen.getByRole('button', { name: 'Stop ordering' }));
  expect(await screen.findByText('Please tell customers why.')).toBeDefined();
  expect(stop.asked).not.toHaveBeenCalled();
  await anita.type(screen.getByLabelText('What customers read'), ' Snow ');
  await anita.click(screen.getByRole('button', { name: 'Stop ordering' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(stop.asked).toHaveBeenCalledWith({ input: { cityId: 'san-jose', reason: 'Snow', until: null } });
});

it('does not send an end that is over, and keeps the dialog open with what the server refuses', async () => {
  const refused = answers(StopOrderingDocument, {
    stopOrdering: { __typename: 'CityNotFound', message: "We couldn't find this city.", field: 'cityId' },
  });
  const onClose = vi.fn();
  const anita = renderScreen(
    <StopOrderingDialog
      place={sanJose}
      stop={{ reason: 'Snow', until: '2020-01-01T12:00:00Z' }}
      onClose={onClose}
    />,
    [refused, answers(OrderingStopsDocument, none)],
  );
  await anita.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please choose a time in the future.')).toBeDefined();
  expect(refused.asked).not.toHaveBeenCalled();
  await anita.clear(screen.getByLabelText(/Ends/));
  await anita.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText("We couldn't find this city.")).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});
