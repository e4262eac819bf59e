import type { EntityName, FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { decodeTimeCursor, Page, pageSize } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Dispute } from '../disputes/dispute.ts';
import { UnmatchedPayment } from '../paying/unmatched-payment.ts';
import { ProviderFailure } from '../provider-tasks/provider-failure.ts';

interface Asked {
  first: number;
  after?: string | null;
}

/** A list for admins, the newest first by a timestamp column. */
const newestOf =
  <Entity extends { id: string }>(
    entity: EntityName<Entity>,
    column: keyof Entity & string,
    momentOf: (each: Entity) => Date,
    where: FilterQuery<Entity> & object = {},
  ) =>
  async (ctx: Ctx, { first, after }: Asked): Promise<Page<Entity>> => {
    ctx.viewer.must(withScope('PAYOUTS_READ', withRight('SEE_MONEY')));
    const size = pageSize(first);
    const place = after ? decodeTimeCursor(after) : null;
    const beyond = place && {
      $or: [{ [column]: { $lt: place.at } }, { [column]: place.at, id: { $lt: place.id } }],
    };
    const found = await ctx.services
      .entityManager()
      .find(entity, { ...where, ...beyond } as FilterQuery<Entity>, {
        orderBy: [{ [column]: 'desc' }, { id: 'desc' }] as QueryOrderMap<Entity>[],
        limit: size + 1,
      });
    return new Page(found as Entity[], size, after, each => [momentOf(each).toISOString(), each.id]);
  };

/** Tasks that the card provider refused or did not answer. */
export const findProviderFailures = newestOf(
  ProviderFailure,
  'firstFailedAt',
  ({ firstFailedAt }) => firstFailedAt,
);

/** Card payments that match nothing, until an admin closes them; the audit trail keeps them. */
export const findUnmatchedPayments = newestOf(
  UnmatchedPayment,
  'receivedAt',
  ({ receivedAt }) => receivedAt,
  { closedAt: null },
);

/** Disputes, decided ones included. */
export const findDisputes = newestOf(Dispute, 'openedAt', ({ openedAt }) => openedAt);
