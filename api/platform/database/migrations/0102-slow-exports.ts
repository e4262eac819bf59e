import { Migration } from '@mikro-orm/migrations';

/** How often the rows of an export took too long to read, which interruptions do not count for. Expands. */
export class Migration0102SlowExports extends Migration {
  override up(): void {
    this.addSql('alter table exports add column slow_attempts smallint not null default 0');
  }

  override down(): void {
    this.addSql('alter table exports drop column slow_attempts');
  }
}
