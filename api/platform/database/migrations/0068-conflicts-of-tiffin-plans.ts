import { Migration } from '@mikro-orm/migrations';

/** What a tiffin plan was agreed to although someone in the household never eats it. Expands. */
export class Migration0068ConflictsOfTiffinPlans extends Migration {
  override up(): void {
    this.addSql("alter table tiffin_plans add column agreed_conflicts jsonb not null default '[]'");
  }

  override down(): void {
    this.addSql('alter table tiffin_plans drop column agreed_conflicts');
  }
}
