import { customers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { TiffinOffer } from '../offers/tiffin-offer.ts';
import { findSpots } from './find-spots.ts';
import { TiffinWait } from './tiffin-wait.ts';

const waitsQuery = query(
  { TiffinWait, TiffinOffer },
  (from, { customerId, now }: Given<{ customerId: string; now: Date }>) =>
    from
      .selectFrom('TiffinWait as wait')
      .innerJoin('TiffinOffer as offer', join =>
        join.onRef('offer.id', '=', 'wait.offerId').on('offer.withdrawnAt', 'is', null),
      )
      .where('wait.customerId', '=', customerId)
      .where(wait => wait.or([wait('wait.reservedUntil', 'is', null), wait('wait.reservedUntil', '>', now)]))
      .select(['wait.id', 'wait.offerId', 'wait.weekdays', 'wait.people', 'wait.joinedAt'])
      .select('wait.reservedUntil')
      .orderBy('wait.joinedAt')
      .orderBy('wait.id'),
);

export type TiffinWaitRow = RowOf<typeof waitsQuery> & { position: number | null };

/** Finds what the viewer waits for, the longest wait first. */
export const findTiffinWaits = async (ctx: Ctx): Promise<TiffinWaitRow[]> => {
  ctx.viewer.must(customers);
  const { sql, now, viewer } = ctx;
  const waits = await waitsQuery.all(sql, { customerId: viewer.userId, now });
  if (waits.length === 0) return [];
  const spots = await findSpots(
    sql,
    now,
    waits.map(({ offerId }) => offerId),
  );
  return waits.map(wait => {
    const place = spots.get(wait.offerId)!.line.findIndex(({ id }) => id === wait.id);
    return { ...wait, position: place < 0 ? null : place + 1 };
  });
};
