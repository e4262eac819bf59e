import { signedIn } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { Address } from './address.ts';

const addressesQuery = query({ Address }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('Address')
    .where('userId', '=', userId)
    .select([
      'id',
      'name',
      'streetNumber',
      'streetName',
      'apartmentUnit',
      'city',
      'state',
      'zipCode',
      'isDefault',
    ])
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt')
    .orderBy('id'),
);

export type AddressRow = RowOf<typeof addressesQuery>;

/** Loads the viewer's addresses, the default first. */
export const findAddresses = async (ctx: Ctx): Promise<AddressRow[]> => {
  ctx.viewer.must(signedIn);
  return addressesQuery.all(ctx.sql, { userId: ctx.viewer.userId });
};
