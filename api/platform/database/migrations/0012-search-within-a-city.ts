import { Migration } from '@mikro-orm/migrations';

/**
 * The index of words knows the city too: a word that is rare in a city but common in the country is found among
 * the city's kitchens alone. It serves searches without a city as well, so the one before it goes.
 */
export class Migration0012SearchWithinACity extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gin');
    this.addSql(
      'create index suppliers_words on suppliers using gin (city_id, search_text gin_trgm_ops) where is_active',
    );
    this.addSql('drop index suppliers_search');
  }

  override down(): void {
    this.addSql(
      'create index suppliers_search on suppliers using gin (search_text gin_trgm_ops) where is_active',
    );
    this.addSql('drop index suppliers_words');
    this.addSql('drop extension btree_gin');
  }
}
