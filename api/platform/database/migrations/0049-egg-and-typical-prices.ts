import { Migration } from '@mikro-orm/migrations';

/** Stores on each kitchen whether its menu is free of egg and what half of its dishes cost at most, for its filters. */
export class Migration0049EggAndTypicalPrices extends Migration {
  override up(): void {
    this.addSql(`update suppliers set
        dietary_needs = case when menu.is_without_egg then array_append(dietary_needs, 'NO_EGG') else dietary_needs end,
        menu_summary = menu_summary || jsonb_build_object('typicalPriceCents', menu.typical)
      from (
        select supplier_id, percentile_disc(0.5) within group (order by price_cents) as typical,
          bool_and(diet <> 'EGG' and not 'EGG' = any(allergens)) as is_without_egg
        from dishes where is_available and removed_at is null group by supplier_id
      ) menu where menu.supplier_id = suppliers.id`);
  }

  override down(): void {
    this.addSql(`update suppliers set dietary_needs = array_remove(dietary_needs, 'NO_EGG'),
      menu_summary = menu_summary - 'typicalPriceCents' where menu_summary is not null`);
  }
}
