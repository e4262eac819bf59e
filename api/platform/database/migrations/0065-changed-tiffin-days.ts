import { Migration } from '@mikro-orm/migrations';

/** What a customer changed about one day of a tiffin plan. Expands. */
export class Migration0065ChangedTiffinDays extends Migration {
  override up(): void {
    this.addSql(
      `alter table tiffin_plan_days
         add column lines jsonb,
         add column total_cents int,
         add column portions int,
         add column delivery_address text,
         add constraint tiffin_plan_days_own_meal
           check ((lines is null) = (total_cents is null) and (lines is null) = (portions is null)
             and (total_cents is null or total_cents > 0) and (portions is null or portions > 0))`,
    );
  }

  override down(): void {
    this.addSql(
      `alter table tiffin_plan_days
         drop column lines, drop column total_cents, drop column portions, drop column delivery_address`,
    );
  }
}
