import type { Ctx } from '../../../core/ctx.ts';
import { identifier, isIdentifier } from '../../../core/identifier.ts';
import { type CursorPosition, decodeCursor, Page, pageSize } from '../../../core/page.ts';
import { admins } from '../../../core/rules.ts';
import { lettersPattern } from '../../../core/searchable.ts';
import { userColumnsText } from '../../identity/user-columns.ts';
import { kitchensByLetters } from '../searching/kitchens-by-letters.ts';
import { selectedColumns } from '../supplier-columns.sql.ts';
import { type SupplierStatus, supplierStatusOf } from '../supplier-status.ts';
import { KitchenRecord } from './kitchen-record.ts';

export interface KitchenSearch {
  /** Substring of the name of the kitchen, the cook, or the owner's email address. */
  text: string | null;
  cityId: string | null;
  status: SupplierStatus | null;
}

/** A kitchen, its owner and its status, each as one value. */
const kitchenRecords = `select s.id, supplier, owner, ${supplierStatusOf} as status,
    s.suspended_at as "suspendedSince", s.created_at as "registeredAt", lower(s.kitchen_name) as name
  from suppliers s
  left join applications a on a.supplier_id = s.id
  cross join lateral (select to_json(facts) as supplier from (select ${selectedColumns()}) facts) supplier
  cross join lateral (
    select to_json(facts) as owner from (select ${userColumnsText} from users u where u.id = s.user_id) facts
  ) owner`;

/** A row with its sort key. */
export type KitchenRow = KitchenRecord & { name: string };

/** A cursor position before every name. */
const beforeFirst: CursorPosition = ['', '00000000-0000-0000-0000-000000000000'];

/** Loads a page of all kitchens, by name. */
export const findKitchens = async (
  ctx: Ctx,
  { text, cityId, status }: KitchenSearch,
  { first, after }: { first: number; after: string | null },
): Promise<Page<KitchenRow>> => {
  ctx.viewer.must(admins);
  const size = pageSize(first);
  const place = after ? decodeCursor(after, 'string') : beforeFirst;
  const kitchens = await ctx.sql.rows<KitchenRow>(
    `${kitchenRecords}
     where (lower(s.kitchen_name), s.id) > ($1, $2::uuid)
       and ($3::uuid is null or s.city_id = $3)
       and ($4::text is null or ${supplierStatusOf} = $4)
       ${text ? `and s.id in (${kitchensByLetters('$6')})` : ''}
     order by lower(s.kitchen_name), s.id limit $5`,
    [
      ...place,
      cityId ? identifier(cityId, 'cityId') : null,
      status,
      size + 1,
      ...(text ? [lettersPattern(text, 'text')] : []),
    ],
    text ? 'unprepared' : 'prepared',
  );
  return new Page(kitchens, size, after, kitchen => [kitchen.name, kitchen.id]);
};

/** Loads one kitchen, whatever its status; null when the id is unknown. */
export const findKitchen = async (ctx: Ctx, id: string): Promise<KitchenRecord | null> => {
  ctx.viewer.must(admins);
  if (!isIdentifier(id)) return null;
  const [kitchen] = await ctx.sql.rows<KitchenRecord>(`${kitchenRecords} where s.id = $1`, [id]);
  return kitchen ? asKitchenRecord(kitchen) : null;
};

/** Result unions distinguish their members by class; this gives a row the class KitchenRecord without copying it. */
const asKitchenRecord = (row: KitchenRecord): KitchenRecord =>
  Object.setPrototypeOf(row, KitchenRecord.prototype);
