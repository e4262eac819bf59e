import { sql } from 'kysely';
import type { Change } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { UnpaidPlatesLimit } from './order-placing-problems.ts';
import { unpaidRoom } from './unpaid-room.sql.ts';

/** An office shares one network source, so many new customers must be able to order from it. */
const newcomersOfSource = 4;

/** Limits on the unpaid plates of a customer until the first order is delivered. */
export interface UnpaidBounds {
  /** Keyed hash of the network source: enough to count by, without storing the address. */
  source: string | null;
  most: number;
  mostOfSource: number;
}

export const unpaidBoundsOf = ({ ctx }: Change): UnpaidBounds => {
  const { vault, unpaidPlatesLimit: most } = ctx.services;
  const source = ctx.source ? vault.fingerprint('source', ctx.source) : null;
  return { source, most, mostOfSource: most * newcomersOfSource };
};

interface Asked extends UnpaidBounds {
  customerId: string;
  now: Date;
}

const unpaidRoomQuery = query({}, (on, { customerId, source, most, mostOfSource, now }: Given<Asked>) =>
  on.selectNoFrom([
    unpaidRoom({ customerId, source: sql.lit(null), most, mostOfSource, now }).as('own'),
    unpaidRoom({ customerId, source, most, mostOfSource, now }).as('withOthers'),
  ]),
);

/** Refuses more unpaid plates than the limits allow; undefined when they allow it. */
export const unpaidRefusal = async (
  change: Change,
  plates: number,
): Promise<UnpaidPlatesLimit | undefined> => {
  const bounds = unpaidBoundsOf(change);
  const { most } = bounds;
  const customerId = change.viewer.userId;
  const room = await unpaidRoomQuery.first(change.sql, { customerId, ...bounds, now: change.now });
  const left = room?.withOthers ?? plates;
  if (left >= plates) return undefined;
  const isOwn = (room?.own ?? plates) < plates;
  change.ctx.services.log.warn(
    { customerId, plates, left, bound: isOwn ? 'account' : 'source' },
    'order refused: too many unpaid plates',
  );
  return new UnpaidPlatesLimit(Math.max(0, left), most, isOwn);
};
