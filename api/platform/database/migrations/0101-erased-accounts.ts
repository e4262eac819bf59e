import { Migration } from '@mikro-orm/migrations';

/** When an account was erased, which its name said until now; anyone may have such a name. Expands. */
export class Migration0101ErasedAccounts extends Migration {
  override up(): void {
    this.addSql('alter table users add column erased_at timestamptz');
    this.addSql(`update users set erased_at = disabled_at
      where name in ('Former customer', 'Former cook') and email like '%@former.invalid'
        and disabled_at is not null and password_hash is null`);
  }

  override down(): void {
    this.addSql('alter table users drop column erased_at');
  }
}
