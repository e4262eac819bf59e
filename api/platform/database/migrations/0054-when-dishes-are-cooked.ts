import { Migration } from '@mikro-orm/migrations';

/**
 * When a dish is cooked, and how many plates a portion takes. As before, a dish is for every meal and one plate.
 * Expands: the previous release ignores the columns.
 */
export class Migration0054WhenDishesAreCooked extends Migration {
  override up(): void {
    this.addSql(`alter table dishes
      add column mealtimes text[] not null default '{BREAKFAST,LUNCH,DINNER}' check (cardinality(mealtimes) > 0),
      add column weekdays smallint[] not null default '{0,1,2,3,4,5,6}' check (cardinality(weekdays) > 0),
      add column plates smallint not null default 1 check (plates >= 1 and plates <= 20)`);
  }

  override down(): void {
    this.addSql('alter table dishes drop column mealtimes, drop column weekdays, drop column plates');
  }
}
