import { Migration } from '@mikro-orm/migrations';

/** Codes that were mailed to somebody who signs in by mailbox; none of them is stored as it is. */
export class Migration0028MailedCodes extends Migration {
  override up(): void {
    this.addSql(`
create table mailed_codes (
  id uuid primary key,
  address text not null,
  code_hash text not null,
  issued_at timestamptz not null,
  mailed_at timestamptz,
  expires_at timestamptz not null
)`);
    this.addSql('create index mailed_codes_of_address on mailed_codes (address)');
  }

  override down(): void {
    this.addSql('drop table mailed_codes');
  }
}
