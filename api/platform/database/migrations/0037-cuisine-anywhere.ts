import { Migration } from '@mikro-orm/migrations';

/** Bounds a list of a cuisine without a city, which read every kitchen when few or none cook it. */
export class Migration0037CuisineAnywhere extends Migration {
  override up(): void {
    this.addSql(
      'create index suppliers_cuisine_anywhere on suppliers (cuisine_type, rating desc, id) where is_active',
    );
  }

  override down(): void {
    this.addSql('drop index suppliers_cuisine_anywhere');
  }
}
