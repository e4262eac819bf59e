import { Migration } from '@mikro-orm/migrations';

/** Stores on each kitchen what its card says of the menu, so that no statement about kitchens reads menus. */
export class Migration0046MenuSummaries extends Migration {
  override up(): void {
    this.addSql('alter table suppliers add menu_summary jsonb');
    this.addSql(`update suppliers set menu_summary = menu.summary
      from (
        select d.supplier_id, jsonb_build_object(
          'dishCount', count(*),
          'vegetarianDishCount', count(*) filter (where d.diet in ('VEGETARIAN', 'VEGAN')),
          'leastPriceCents', min(d.price_cents),
          'mostPriceCents', max(d.price_cents),
          'signatureDishes', (array_agg(d.name order by c.position, d.position))[1:2]) as summary
        from dishes d join menu_categories c on c.id = d.category_id
        where d.is_available and d.removed_at is null group by d.supplier_id
      ) menu where menu.supplier_id = suppliers.id`);
  }

  override down(): void {
    this.addSql('alter table suppliers drop menu_summary');
  }
}
