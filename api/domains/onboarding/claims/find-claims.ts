import type { Kysely, NotNull } from 'kysely';
import { withRight } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf, type Tables } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Application } from '../../suppliers/application.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { ClaimStatus, EinClaim } from './ein-claim.ts';

const mostClaims = 100;

const read = { EinClaim, Supplier, Application };

const claims = (from: Kysely<Tables<typeof read>>) =>
  from
    .selectFrom('EinClaim as c')
    .leftJoin('Supplier as s', 's.einLookup', 'c.einLookup')
    .leftJoin('Application as a', 'a.supplierId', 's.id')
    .select(['c.id', 'c.einLastFour', 'c.email', 'c.contactName', 'c.phone', 'c.message', 'c.fileKey'])
    .select(['c.fileName', 'c.contentType', 'c.status', 'c.createdAt', 'c.decidedAt', 'c.reason'])
    .select(['s.id as kitchenId', 's.kitchenName', 'a.status as kitchenStatus']);

const claimsQuery = query(read, (from, { status }: Given<{ status: ClaimStatus }>) =>
  claims(from).where('c.status', '=', status).orderBy('c.createdAt').orderBy('c.id').limit(mostClaims),
);

const claimsOfIdsQuery = query(read, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  claims(from).where(c => c('c.id', '=', c.fn.any(ids))),
);

export type ClaimRow = RowOf<typeof claimsQuery>;

/** Loads the claims in a status, oldest first, with the kitchen that has the EIN; at most 100. */
export const findClaims = async (ctx: Ctx, status: ClaimStatus): Promise<ClaimRow[]> => {
  ctx.viewer.must(withRight('REVIEW_KITCHENS'));
  return claimsQuery.all(ctx.sql, { status });
};

/** Loads claims by their IDs, whatever their status. */
export const findClaimsOfIds = async (ctx: Ctx, ids: readonly string[]): Promise<ClaimRow[]> => {
  ctx.viewer.must(withRight('REVIEW_KITCHENS'));
  return claimsOfIdsQuery.all(ctx.sql, { ids });
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
