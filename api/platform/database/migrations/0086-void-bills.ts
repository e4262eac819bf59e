import { Migration } from '@mikro-orm/migrations';

/** Index for the list of void bills: they are few among the paid ones. */
export class Migration0086VoidBills extends Migration {
  override up(): void {
    this.addSql(
      "create index tiffin_bills_void on tiffin_bills (created_at desc, id desc) where status = 'VOID'",
    );
  }

  override down(): void {
    this.addSql('drop index tiffin_bills_void');
  }
}
