import { Migration } from '@mikro-orm/migrations';

/** Finds the categories with a limit of portions, which few kitchens have, at every order. Expands. */
export class Migration0074LimitedCategories extends Migration {
  override up(): void {
    this.addSql(
      'create index menu_categories_limited on menu_categories (supplier_id) where portion_limit is not null',
    );
  }

  override down(): void {
    this.addSql('drop index menu_categories_limited');
  }
}
