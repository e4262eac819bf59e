import type { Registration } from '../../../../schema/rules/registration.ts';
import type { Work } from '../../../core/operation.ts';
import { einLookup } from '../../suppliers/sealed-ein.ts';

const minutes = 10;

/** Whether the same kitchen was registered a moment ago: a button pressed twice, not another person's account. */
export const wasJustRegistered = async (
  { ctx, sql, now }: Work,
  { ein, email, kitchenName }: Registration,
): Promise<boolean> => {
  const found = await sql.rows(
    `select from suppliers s join users u on u.id = s.user_id
     where s.ein_lookup = $1 and u.email = $2 and s.kitchen_name = $3
       and s.created_at > $4::timestamptz - make_interval(mins => $5::int)`,
    [einLookup(ctx.services.vault, ein), email, kitchenName, now, minutes],
  );
  return found.length > 0;
};
