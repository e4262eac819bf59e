import type { Change } from '../../../core/operation.ts';
import { UnpaidPlatesLimit } from './order-placing-problems.ts';

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

/** Refuses more unpaid plates than the limits allow; undefined when they allow it. */
export const unpaidRefusal = async (
  change: Change,
  plates: number,
): Promise<UnpaidPlatesLimit | undefined> => {
  const { source, most, mostOfSource } = unpaidBoundsOf(change);
  const [room] = await change.sql.rows<Record<'own' | 'withOthers', number | null>>(
    `select unpaid_room($1, null, $3, $4, $5) as own, unpaid_room($1, $2, $3, $4, $5) as "withOthers"`,
    [change.viewer.userId, source, most, mostOfSource, change.now],
  );
  const left = room?.withOthers ?? plates;
  if (left >= plates) return undefined;
  const isOwn = (room?.own ?? plates) < plates;
  change.ctx.services.log.warn(
    { customerId: change.viewer.userId, plates, left, bound: isOwn ? 'account' : 'source' },
    'order refused: too many unpaid plates',
  );
  return new UnpaidPlatesLimit(Math.max(0, left), most, isOwn);
};
