import { sql } from 'kysely';
import type { Change } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { EmailNotProven } from '../../identity/identity-problems.ts';
import { User } from '../../identity/user.ts';
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
  /** Whether an account must prove its address before it leaves a second order unpaid; false where no email is sent. */
  asksProof: boolean;
}

export const unpaidBoundsOf = ({ ctx }: Change): UnpaidBounds => {
  const { unpaidPlatesLimit: most } = ctx.services;
  const source = ctx.sourceFingerprint;
  const asksProof = ctx.services.mail.isRead;
  return { source, most, mostOfSource: most * newcomersOfSource, asksProof };
};

interface Asked extends UnpaidBounds {
  customerId: string;
  now: Date;
}

const unpaidRoomQuery = query(
  { User },
  (on, { customerId, source, most, mostOfSource, now, asksProof }: Given<Asked>) => {
    const own = { customerId, source: sql.lit(null), most, mostOfSource, now };
    const provenAt = on.selectFrom('User').where('id', '=', customerId).select('emailProvenAt');
    return on.selectNoFrom([
      unpaidRoom({ ...own, asksProof: sql.lit(false) }).as('own'),
      unpaidRoom({ ...own, source, asksProof: sql.lit(false) }).as('withOthers'),
      unpaidRoom({ ...own, asksProof }).as('untilProven'),
      sql<boolean>`${asksProof} and ${provenAt} is null`.as('isUnproven'),
    ]);
  },
);

/** Refuses what the limits of unpaid orders and plates do not allow; undefined when they allow it. */
export const unpaidRefusal = async (
  change: Change,
  plates: number,
): Promise<UnpaidPlatesLimit | EmailNotProven | undefined> => {
  const bounds = unpaidBoundsOf(change);
  const { most } = bounds;
  const customerId = change.viewer.userId;
  const room = await unpaidRoomQuery.first(change.sql, { customerId, ...bounds, now: change.now });
  if (room?.isUnproven && room.untilProven === 0 && room.own !== 0)
    return new EmailNotProven(EmailNotProven.order);
  const left = room?.withOthers ?? plates;
  if (left >= plates) return undefined;
  const isOwn = (room?.own ?? plates) < plates;
  change.ctx.services.log.warn(
    { customerId, plates, left, bound: isOwn ? 'account' : 'source' },
    'order refused: too many unpaid plates',
  );
  return new UnpaidPlatesLimit(Math.max(0, left), most, isOwn);
};
