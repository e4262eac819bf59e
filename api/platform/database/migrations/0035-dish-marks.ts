import { Migration } from '@mikro-orm/migrations';

/** What a cook promises about a dish beside its diet, such as that it is Jain. */
export class Migration0035DishMarks extends Migration {
  override up(): void {
    this.addSql(`alter table dishes add column marks text[] not null default '{}'`);
  }

  override down(): void {
    this.addSql('alter table dishes drop column marks');
  }
}
