import { Migration } from '@mikro-orm/migrations';

/**
 * Gives every kitchen a random code for the short address of its page. The database makes it, so that kitchens that
 * older servers register meanwhile have one too. Adding the column writes the codes in the same pass over the table.
 */
export class Migration0053ShareCodes extends Migration {
  override up(): void {
    this.addSql(`create function new_share_code() returns text language sql volatile parallel restricted as $$
      select string_agg(substr('23456789abcdefghjkmnpqrstuvwxyz', 1 + floor(random() * 31)::int, 1), '')
      from generate_series(1, 8)
    $$`);
    this.addSql('alter table suppliers add share_code text not null default new_share_code()');
    this.addSql('alter table suppliers add constraint suppliers_share_code unique (share_code)');
  }

  override down(): void {
    this.addSql('alter table suppliers drop share_code');
    this.addSql('drop function new_share_code()');
  }
}
