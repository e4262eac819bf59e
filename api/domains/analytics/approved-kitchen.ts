import type { Ctx } from '../../core/ctx.ts';
import { suppliers } from '../../core/rules.ts';

export interface ApprovedKitchen {
  id: string;
  avgRating: number;
  capacity: number;
  timeZone: string;
  today: string;
  /** Day of its approval, in its time zone. */
  since: string;
}

/** Finds the viewer's kitchen once it is approved; others have no figures. */
export const approvedKitchen = async (ctx: Ctx): Promise<ApprovedKitchen | undefined> => {
  ctx.viewer.must(suppliers);
  const [kitchen] = await ctx.sql.rows<ApprovedKitchen>(
    `select s.id, s.rating::float8 as "avgRating", s.capacity, c.time_zone as "timeZone",
       ($2::timestamptz at time zone c.time_zone)::date as today,
       (coalesce(a.decided_at, a.created_at) at time zone c.time_zone)::date as since
     from suppliers s
     join cities c on c.id = s.city_id
     join applications a on a.supplier_id = s.id and a.status = 'approved'
     where s.user_id = $1`,
    [ctx.viewer.userId, ctx.now],
  );
  return kitchen;
};
