import { Migration } from '@mikro-orm/migrations';

/** Meals whose cooks were reminded to write what is in their tiffins of the day. Expands. */
export class Migration0072MealContentReminders extends Migration {
  override up(): void {
    this.addSql(`create table meal_content_reminders (
      supplier_id uuid not null references suppliers on delete cascade,
      service_date date not null,
      mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
      reminded_at timestamptz not null,
      primary key (supplier_id, service_date, mealtime)
    )`);
  }

  override down(): void {
    this.addSql('drop table meal_content_reminders');
  }
}
