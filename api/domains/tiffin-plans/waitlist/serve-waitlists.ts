import pLimit from 'p-limit';
import { reservedSpotsHours, tiffinRejoinDays } from '../../../../schema/constants.ts';
import { everybody } from '../../../core/access/rules.ts';
import type { Ctx, Services } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { publicSupplierOf } from '../../suppliers/supplier-by-id.ts';
import { findOffer } from '../offers/find-tiffin-offers.ts';
import { TiffinOffer } from '../offers/tiffin-offer.ts';
import { findSpots, leftOf } from './find-spots.ts';
import { lockOffer } from './lock-offer.ts';
import { servedFrom } from './spots-of-week.ts';
import { TiffinWait } from './tiffin-wait.ts';
import { TiffinSpotsReserved } from './tiffin-wait-events.ts';

/** Leaves most connections to requests. */
const atATime = pLimit(2);
const hour = 3_600_000;
/** How many offers are counted in one query. */
const chunkSize = 100;

const offersQuery = query({ TiffinOffer, TiffinWait }, from =>
  from
    .selectFrom('TiffinOffer as offer')
    .where('offer.spots', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('TiffinWait as wait')
          .whereRef('wait.offerId', '=', 'offer.id')
          .where('wait.reservedUntil', 'is', null)
          .select('wait.id'),
      ),
    )
    .select(['offer.id', 'offer.spots'])
    .orderBy('offer.id'),
);

/** Waits of customers who may join again. */
const forgetLapsed = query({ TiffinWait }, (on, { before }: Given<{ before: Date }>) =>
  on.deleteFrom('TiffinWait').where('reservedUntil', '<=', before),
);

/** Reserves spots for those in line, under the lock of the offer. */
const serveWaitlist = operation(everybody, async (work: Work, offerId: string): Promise<void> => {
  const { em, sql, now } = work;
  const offer = await lockOffer(sql, offerId);
  if (!offer?.spots) return;
  const { line, ...found } = (await findSpots(sql, now, [offerId])).get(offerId)!;
  const { served } = servedFrom(leftOf(offer.spots, found), line);
  const ids = served.map(({ id }) => id);
  for (const wait of await em.find(TiffinWait, { id: ids }, { orderBy: { id: 'asc' } })) {
    wait.reservedUntil = new Date(now.getTime() + reservedSpotsHours * hour);
    work.record(new TiffinSpotsReserved(wait.id));
  }
});

/** Offers with spots for someone in line: most have none, and are not locked to learn that. */
const offersToServe = async ({ sql, clock }: Services): Promise<string[]> => {
  const offers = await offersQuery.all(sql, {});
  const found: string[] = [];
  for (let at = 0; at < offers.length; at += chunkSize) {
    const chunk = offers.slice(at, at + chunkSize);
    const spots = await findSpots(
      sql,
      clock(),
      chunk.map(({ id }) => id),
    );
    const hasSpots = ({ id, spots: limit }: (typeof offers)[number]) => {
      const { line, ...taken } = spots.get(id)!;
      return servedFrom(leftOf(limit!, taken), line).served.length > 0;
    };
    found.push(...chunk.filter(hasSpots).map(({ id }) => id));
  }
  return found;
};

/** A kitchen that pauses, or a dish that is off sale, leaves the line as it is. */
const isStartable = async (ctx: Ctx, offerId: string): Promise<boolean> => {
  const offer = await findOffer(ctx, offerId);
  return Boolean(offer?.isOpen && (await publicSupplierOf(ctx, offer.supplierId))?.isActive);
};

/** Serves the waiting lists of all offers. Processes may do it at the same time. */
export const serveWaitlists = async (services: Services): Promise<void> => {
  const { sql, clock, log } = services;
  await forgetLapsed.all(sql, { before: new Date(clock().getTime() - tiffinRejoinDays * 24 * hour) });
  const serve = async (offerId: string) => {
    try {
      const ctx = systemContext(services);
      if (await isStartable(ctx, offerId)) await serveWaitlist(ctx, offerId);
    } catch (err) {
      log.error({ err, offerId }, 'serving a waiting list failed; the next run tries again');
    }
  };
  await Promise.all((await offersToServe(services)).map(offerId => atATime(() => serve(offerId))));
};
