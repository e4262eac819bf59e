import { Migration } from '@mikro-orm/migrations';

/**
 * Names the oldest program that works on these tables, by the last migration that it knows. A migration after which
 * earlier programs fail sets it to itself, and back in its `down`; others leave it. Expands.
 */
export class Migration0093OldestProgram extends Migration {
  override up(): void {
    this.addSql(
      'create table oldest_program (is_only boolean primary key default true check (is_only), last_migration text not null)',
    );
    this.addSql("insert into oldest_program (last_migration) values ('0093-oldest-program')");
  }

  override down(): void {
    this.addSql('drop table oldest_program');
  }
}
