import { Migration } from '@mikro-orm/migrations';

/** Versions of tiffin plans, so that a change from one window does not overwrite that of another. Expands. */
export class Migration0085VersionsOfTiffinPlans extends Migration {
  override up(): void {
    this.addSql('alter table tiffin_plans add column version int not null default 1');
  }

  override down(): void {
    this.addSql('alter table tiffin_plans drop column version');
  }
}
