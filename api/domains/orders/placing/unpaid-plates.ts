import type { Change } from '../../../core/operation.ts';
import { UnpaidPlatesLimit } from './order-placing-problems.ts';

/** An office shares one network source, so that many newcomers may order from it. */
const newcomersOfSource = 4;

/** Bounds of the unpaid plates of a customer, until a first order is completed. */
export interface UnpaidBounds {
  /** A keyed hash of the network source: enough to count by, and nothing to read. */
  source: string | null;
  most: number;
  mostOfSource: number;
}

export const unpaidBoundsOf = ({ ctx }: Change): UnpaidBounds => {
  const { vault, unpaidPlatesLimit: most } = ctx.services;
  const source = ctx.source ? vault.fingerprint('source', ctx.source) : null;
  return { source, most, mostOfSource: most * newcomersOfSource };
};

/** Why so many plates cannot be ordered before others are paid; nothing when they can. */
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
