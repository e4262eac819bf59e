import { Migration } from '@mikro-orm/migrations';

/** Portions that tiffin plans had when a day began, so that cooks see what has changed since. Expands. */
export class Migration0070TiffinForecastCounts extends Migration {
  override up(): void {
    this.addSql(`create table tiffin_forecast_counts (
      supplier_id uuid not null references suppliers on delete cascade,
      counted_on date not null,
      service_date date not null,
      mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
      portions int not null check (portions >= 0),
      primary key (supplier_id, counted_on, service_date, mealtime)
    )`);
    this.addSql('create index tiffin_forecast_counts_day on tiffin_forecast_counts (counted_on)');
  }

  override down(): void {
    this.addSql('drop table tiffin_forecast_counts');
  }
}
