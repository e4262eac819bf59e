import type { Change, Work } from '../../core/operation.ts';
import { MenuNotOpen } from './menu-problems.ts';

export interface OwnKitchen {
  id: string;
  kitchenName: string;
  cookName: string;
  cuisineType: string;
  /** Maximum number of plates per day. */
  capacity: number;
  weekVersion: number;
  /** Current day in the kitchen's time zone. */
  today: string;
}

/** The kitchen of the signed-in cook, once approved. Text, because applications are a newer domain's. */
const kitchenOfViewer = `select s.id, s.kitchen_name as "kitchenName", s.cook_name as "cookName",
    s.cuisine_type as "cuisineType", s.capacity, s.week_version as "weekVersion",
    ($2::timestamptz at time zone city.time_zone)::date as today
  from suppliers s join cities city on city.id = s.city_id
  where s.user_id = $1
    and exists (select from applications a where a.supplier_id = s.id and a.status = 'approved')`;

/** Finds the kitchen whose menu and week the viewer can edit; null without one. */
export const ownKitchen = async ({
  sql,
  viewer,
  now,
}: Pick<Change, 'sql' | 'viewer' | 'now'>): Promise<OwnKitchen | null> => {
  if (!viewer.session) return null;
  const [kitchen] = await sql.rows<OwnKitchen>(kitchenOfViewer, [viewer.userId, now]);
  return kitchen ?? null;
};

/** The same with a lock that serializes changes of one kitchen. Orders are not blocked. */
export const lockOwnKitchen = async ({ sql, viewer, now }: Work): Promise<OwnKitchen | MenuNotOpen> => {
  const [kitchen] = await sql.rows<OwnKitchen>(`${kitchenOfViewer} for no key update of s`, [
    viewer.userId,
    now,
  ]);
  return kitchen ?? new MenuNotOpen();
};
