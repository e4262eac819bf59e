import { Migration } from '@mikro-orm/migrations';

/** Index for the lists of open tiffin bills that staff read. */
export class Migration0087ListsOfOpenBills extends Migration {
  override up(): void {
    this.addSql(
      "create index tiffin_bills_open_newest on tiffin_bills (created_at desc, id desc) where status = 'OPEN'",
    );
  }

  override down(): void {
    this.addSql('drop index tiffin_bills_open_newest');
  }
}
