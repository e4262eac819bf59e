import { Migration } from '@mikro-orm/migrations';

/** What the cook promised of an ordered dish, and what of that was taken back before its delivery. */
export class Migration0038MarksOfOrderLines extends Migration {
  override up(): void {
    this.addSql(
      "alter table order_lines add marks text[] not null default '{}', add removed_marks text[] not null default '{}'",
    );
  }

  override down(): void {
    this.addSql('alter table order_lines drop marks, drop removed_marks');
  }
}
