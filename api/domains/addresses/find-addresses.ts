import type { Ctx } from '../../core/ctx.ts';
import { signedIn } from '../../core/rules.ts';
import type { Address } from './address.ts';

export type AddressRow = Omit<Address, 'userId' | 'createdAt'>;

/** Loads the viewer's addresses, the default first. */
export const findAddresses = async (ctx: Ctx): Promise<AddressRow[]> => {
  ctx.viewer.must(signedIn);
  return ctx.sql.rows<AddressRow>(
    `select id, name, street_number as "streetNumber", street_name as "streetName",
       apartment_unit as "apartmentUnit", city, state, zip_code as "zipCode", is_default as "isDefault"
     from addresses where user_id = $1 order by is_default desc, created_at, id`,
    [ctx.viewer.userId],
  );
};
