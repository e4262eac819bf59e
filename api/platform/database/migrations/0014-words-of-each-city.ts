import { Migration } from '@mikro-orm/migrations';

/**
 * The index of words keeps every three letters of a kitchen twice: as those of its city, and as those of the country.
 * A search within a city then reads what this city holds; with the city beside the letters it went through the letters
 * of the whole country. Both live in one index, which serves searches without a city as well.
 */
export class Migration0014WordsOfEachCity extends Migration {
  override up(): void {
    // The letters are numbers, as they need not be read again: a hit is always looked at in its text.
    this.addSql(`create function trigrams_in(city uuid, words text) returns bigint[]
      language sql immutable parallel safe
      return (
        select coalesce(
          array_agg(hashtextextended(substr(word, place, 3), coalesce(uuid_hash_extended(city, 0), 0))), '{}')
        from string_to_table(words, ' ') word, generate_series(1, length(word) - 2) place
      )`);
    this.addSql(`create function findable_trigrams(city uuid, words text) returns bigint[]
      language sql immutable parallel safe
      return trigrams_in(city, words) || trigrams_in(null, words)`);
    this.addSql(
      'create index suppliers_trigrams on suppliers using gin (findable_trigrams(city_id, search_text)) where is_active',
    );
    this.addSql('drop index suppliers_words');
    this.addSql('drop extension btree_gin');
  }

  override down(): void {
    this.addSql('create extension if not exists btree_gin');
    this.addSql(
      'create index suppliers_words on suppliers using gin (city_id, search_text gin_trgm_ops) where is_active',
    );
    this.addSql('drop index suppliers_trigrams');
    this.addSql('drop function findable_trigrams');
    this.addSql('drop function trigrams_in');
  }
}
