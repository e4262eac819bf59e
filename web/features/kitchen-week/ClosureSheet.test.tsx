import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  type CookingWeek_weekFragment,
  PlannedTiffinsDocument,
  SaveClosureDocument,
} from '../../generated/graphql.ts';
import { answers, isUnreachable } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ClosureSheet from './ClosureSheet.tsx';

const diwali = { id: 'diwali', firstDay: '2026-11-08', lastDay: '2026-11-10', reason: 'Diwali' };

/** Asha has 3 orders on November 9 and 2 on November 12, and is closed over Diwali. */
const week: CookingWeek_weekFragment = {
  __typename: 'CookingWeek',
  id: 'asha',
  version: 5,
  today: '2026-11-02',
  capacity: 20,
  plans: [],
  closures: [{ __typename: 'Closure', ...diwali }],
  openOrders: [
    { __typename: 'OpenOrders', serviceDate: '2026-11-09', mealtime: 'LUNCH', orders: 3, plates: 7 },
    { __typename: 'OpenOrders', serviceDate: '2026-11-12', mealtime: 'LUNCH', orders: 2, plates: 4 },
  ],
};
const tiffins = (meals: number, customers: number) => ({
  __typename: 'PlannedTiffins' as const,
  meals,
  customers,
});
const saved = { saveClosure: { ...week, plannedTiffins: tiffins(0, 0) } };
const planned = (meals: number, customers: number) =>
  answers(PlannedTiffinsDocument, {
    myCookingWeek: { __typename: 'CookingWeek', id: 'asha', plannedTiffins: tiffins(meals, customers) },
  });
const refusedLastDay = {
  __typename: 'ClosuresOverlap' as const,
  message: 'You are closed on one of these days.',
  field: 'lastDay',
};
const ordersOnClosedDays = {
  __typename: 'OrdersOnClosedDays' as const,
  message: 'Customers have ordered for these days.',
  field: null,
};

const sheet = (server: Parameters<typeof renderScreen>[1] = [], closure?: typeof diwali) => {
  const onClose = vi.fn();
  const asha = renderScreen(<ClosureSheet week={week} closure={closure} onClose={onClose} />, [
    ...server,
    planned(0, 0),
  ]);
  return { asha, onClose };
};
const field = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Close on these days' });
const choice = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('radio', { name });

const fillIn = async (asha: UserEvent, firstDay: string, lastDay?: string) => {
  await asha.type(field('First day'), firstDay);
  if (lastDay) {
    await asha.clear(field('Last day'));
    await asha.type(field('Last day'), lastDay);
  }
  await asha.type(field('Why'), 'Wedding');
};

it('closes for one day when only the first is chosen', async () => {
  const server = answers(SaveClosureDocument, saved);
  const { asha, onClose } = sheet([server]);
  await fillIn(asha, '2026-11-20');
  expect(field('Last day')).toHaveValue('2026-11-20');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await asha.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.asked).toHaveBeenCalledExactlyOnceWith({
    input: {
      version: 5,
      openOrders: null,
      firstDay: '2026-11-20',
      lastDay: '2026-11-20',
      reason: 'Wedding',
    },
    firstDay: '2026-11-20',
    lastDay: '2026-11-20',
  });
  expect(await screen.findByText('Closed Fri, Nov 20', { selector: 'li *' })).toBeVisible();
});

it('says before and after how many planned tiffins the days leave out', async () => {
  const server = answers(SaveClosureDocument, { saveClosure: { ...week, plannedTiffins: tiffins(5, 2) } });
  const counted = planned(5, 2);
  const { asha } = sheet([counted, server]);
  await fillIn(asha, '2026-11-20');
  expect(
    await screen.findByText(
      /^5 planned tiffins fall on these days and are left out\. We'll notify 2 customers\.$/,
    ),
  ).toBeVisible();
  expect(counted.asked).toHaveBeenCalledWith({ firstDay: '2026-11-20', lastDay: '2026-11-20' });
  await asha.click(save());
  expect(
    await screen.findByText('5 planned tiffins are left out. Their customers are notified.', {
      selector: 'li *',
    }),
  ).toBeVisible();
});

it('says at each field what is missing, and sends nothing', async () => {
  const server = answers(SaveClosureDocument, saved);
  const { asha } = sheet([server]);
  await asha.click(save());
  await waitFor(() => expect(field('First day')).toHaveFocus());
  expect(field('First day')).toHaveAccessibleDescription('Please choose the first day');
  expect(field('Last day')).toHaveAccessibleDescription('Please choose the last day');
  expect(field('Why')).toHaveAccessibleDescription(/^Please give customers a reason/);
  expect(server.asked).not.toHaveBeenCalled();
});

it('refuses a closure that ends before it begins', async () => {
  const { asha } = sheet();
  await fillIn(asha, '2026-11-20', '2026-11-19');
  await asha.click(save());
  await waitFor(() => expect(field('Last day')).toHaveFocus());
  expect(field('Last day')).toHaveAccessibleDescription('The last day must be after the first');
});

it.each(['KEEP', 'CANCEL'] as const)(
  'asks what happens to the orders of these days before it closes them: %s',
  async decision => {
    const server = answers(SaveClosureDocument, saved);
    const { asha, onClose } = sheet([server]);
    await fillIn(asha, '2026-11-11', '2026-11-13');
    expect(screen.getByRole('group', { name: 'You have 2 orders for these days' })).toBeVisible();
    await asha.click(save());
    expect(await screen.findByText('Please choose what happens to the orders')).toBeVisible();
    expect(server.asked).not.toHaveBeenCalled();

    await asha.click(choice(decision === 'KEEP' ? /^Keep and cook/ : /^Cancel and refund/));
    await asha.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(server.asked.mock.calls[0]![0].input).toMatchObject({ openOrders: decision });
  },
);

it('asks as well when the server alone knows of the orders', async () => {
  const server = answers(SaveClosureDocument, { saveClosure: ordersOnClosedDays }, saved);
  const { asha, onClose } = sheet([server]);
  await fillIn(asha, '2026-11-20');
  await asha.click(save());
  expect(await screen.findByText('Customers have ordered for these days.')).toBeVisible();
  expect(field('Why')).toHaveValue('Wedding');
  await asha.click(choice(/^Keep and cook/));
  await asha.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.asked.mock.calls[1]![0].input).toMatchObject({ openOrders: 'KEEP' });
});

it('asks about no orders on days that were closed before', async () => {
  const server = answers(SaveClosureDocument, saved);
  const { asha, onClose } = sheet([server], diwali);
  expect(screen.getByRole('dialog', { name: 'Change the closure' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await asha.clear(field('Why'));
  await asha.type(field('Why'), 'Diwali with the family');
  await asha.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.asked.mock.calls[0]![0].input).toMatchObject({
    id: 'diwali',
    openOrders: null,
    reason: 'Diwali with the family',
  });
});

it("shows the server's refusal at its field, and keeps what was typed", async () => {
  const server = answers(SaveClosureDocument, { saveClosure: refusedLastDay });
  const { asha, onClose } = sheet([server]);
  await fillIn(asha, '2026-11-20');
  await asha.click(save());
  await waitFor(() => expect(field('Last day')).toHaveFocus());
  expect(field('Last day')).toHaveAccessibleDescription('You are closed on one of these days.');
  expect(field('Why')).toHaveValue('Wedding');
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps what was typed when the server is away, and for the next visit', async () => {
  const { asha, onClose } = sheet([isUnreachable(SaveClosureDocument)]);
  await fillIn(asha, '2026-11-20');
  await asha.click(save());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error occurred'));
  expect(field('Why')).toHaveValue('Wedding');
  expect(onClose).not.toHaveBeenCalled();
  asha.leave();

  sheet();
  expect(field('First day')).toHaveValue('2026-11-20');
  expect(field('Why')).toHaveValue('Wedding');
});
