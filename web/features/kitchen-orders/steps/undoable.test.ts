import { expect, it } from 'vitest';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { isUndoable } from './undoable.ts';

const movedAt = '2026-11-20T12:00:00Z';
const undoable = (status: OrderStatus, now: string) =>
  isUndoable({ status, timeline: [{ __typename: 'OrderMoment', status, at: movedAt }] }, new Date(now));

it('can be undone for two minutes', () => {
  expect(undoable('READY', '2026-11-20T12:01:59Z')).toBe(true);
  expect(undoable('READY', '2026-11-20T12:02:00Z')).toBe(false);
});

it.each(['PLACED', 'DELIVERED', 'CANCELED'] as const)('is not for what is %s', status => {
  expect(undoable(status, movedAt)).toBe(false);
});
