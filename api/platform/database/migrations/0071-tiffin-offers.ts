import { Migration } from '@mikro-orm/migrations';

/** Tiffin plans that cooks offer, and the day from which a higher price of a plan holds. Expands. */
export class Migration0071TiffinOffers extends Migration {
  override up(): void {
    this.addSql(`create table tiffin_offers (
      id uuid primary key,
      supplier_id uuid not null references suppliers,
      name text not null,
      promise text,
      mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
      weekdays smallint[] not null,
      least_days smallint not null check (least_days > 0),
      lines jsonb not null,
      version int not null,
      created_at timestamptz not null,
      withdrawn_at timestamptz,
      constraint tiffin_offers_days check (least_days <= cardinality(weekdays))
    )`);
    this.addSql(
      'create index tiffin_offers_of_kitchen on tiffin_offers (supplier_id) where withdrawn_at is null',
    );
    this.addSql(`alter table tiffin_plans
      add column offer_id uuid references tiffin_offers on delete set null,
      add column raised_from date,
      add column raised_prices jsonb,
      add column allows_small_rises boolean not null default false`);
    // Customers knew of these prices for days; their meals waited for consent, and keep waiting for it.
    this.addSql('update tiffin_plans set raised_from = current_date - 1 where raised_to_cents is not null');
  }

  override down(): void {
    this.addSql(
      'alter table tiffin_plans drop column offer_id, drop column raised_from, drop column raised_prices, drop column allows_small_rises',
    );
    this.addSql('drop table tiffin_offers');
  }
}
