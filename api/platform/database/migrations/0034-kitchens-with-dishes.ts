import { Migration } from '@mikro-orm/migrations';

/** Stores on each kitchen whether it has a dish on sale, so that no statement about kitchens reads menus. */
export class Migration0034KitchensWithDishes extends Migration {
  override up(): void {
    this.addSql('alter table suppliers add column has_dishes boolean not null default false');
    this.addSql(`update suppliers set has_dishes = true
      where exists (select from dishes d where d.supplier_id = suppliers.id and d.is_available and d.removed_at is null)`);
  }

  override down(): void {
    this.addSql('alter table suppliers drop column has_dishes');
  }
}
