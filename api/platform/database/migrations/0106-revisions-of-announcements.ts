import { Migration } from '@mikro-orm/migrations';

/** Revisions of announcements, so that a change by one admin does not overwrite that of another. Expands. */
export class Migration0106RevisionsOfAnnouncements extends Migration {
  override up(): void {
    this.addSql('alter table announcements add column revision int not null default 1');
  }

  override down(): void {
    this.addSql('alter table announcements drop column revision');
  }
}
