import type { NotNull } from 'kysely';
import { withRight } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Application } from '../../suppliers/application.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { ClaimStatus, EinClaim } from './ein-claim.ts';

const mostClaims = 100;

const claimsQuery = query(
  { EinClaim, Supplier, Application },
  (from, { status }: Given<{ status: ClaimStatus }>) =>
    from
      .selectFrom('EinClaim as c')
      .leftJoin('Supplier as s', 's.einLookup', 'c.einLookup')
      .leftJoin('Application as a', 'a.supplierId', 's.id')
      .where('c.status', '=', status)
      .select(['c.id', 'c.einLastFour', 'c.email', 'c.contactName', 'c.phone', 'c.message', 'c.fileKey'])
      .select(['c.fileName', 'c.contentType', 'c.status', 'c.createdAt', 'c.decidedAt', 'c.reason'])
      .select(['s.id as kitchenId', 's.kitchenName', 'a.status as kitchenStatus'])
      .orderBy('c.createdAt')
      .orderBy('c.id')
      .limit(mostClaims),
);

export type ClaimRow = RowOf<typeof claimsQuery>;

/** Loads the claims in a status, oldest first, with the kitchen that has the EIN; at most 100. */
export const findClaims = async (ctx: Ctx, status: ClaimStatus): Promise<ClaimRow[]> => {
  ctx.viewer.must(withRight('REVIEW_KITCHENS'));
  return claimsQuery.all(ctx.sql, { status });
};

const letterQuery = query({ EinClaim }, (from, { id }: Given<{ id: string }>) =>
  from
    .selectFrom('EinClaim')
    .where('id', '=', id)
    .where('fileKey', 'is not', null)
    .select(['fileKey', 'fileName', 'contentType', 'bytes'])
    // They are stored together with the key.
    .$narrowType<{ fileKey: NotNull; fileName: NotNull; contentType: NotNull; bytes: NotNull }>(),
);

/** Finds the letter of a claim, for admins; null when it is unknown or was deleted. */
export const findClaimLetter = async (ctx: Ctx, id: string) => {
  ctx.viewer.must(withRight('REVIEW_KITCHENS'));
  return isIdentifier(id) ? ((await letterQuery.first(ctx.sql, { id })) ?? null) : null;
};
