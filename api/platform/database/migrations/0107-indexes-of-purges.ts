import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Indexes by what purges select, so that they read no tables whole. Expands. */
export class Migration0107IndexesOfPurges extends Migration {
  override up(): void {
    for (const statement of statementsOf(indexes)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop index email_changes_by_age');
    this.addSql('drop index email_proofs_by_age');
    this.addSql('drop index mailed_codes_by_age');
    this.addSql('drop index recognized_clients_by_use');
    this.addSql('drop index api_tokens_expiry');
    this.addSql('drop index sessions_expiry');
    this.addSql('drop index held_orders_released');
    this.addSql('drop index notifications_unread_by_age');
    this.addSql('drop index notifications_read_by_age');
  }
}

/** If not there yet: with many rows they are built concurrently before (docs/operations.md). */
const indexes = `
create index if not exists notifications_read_by_age on notifications (told_at) where read_at is not null;
create index if not exists notifications_unread_by_age on notifications (told_at) where read_at is null;
create index if not exists held_orders_released on held_orders (held_until) where status = 'RELEASED';
create index if not exists sessions_expiry on sessions (expires_at);
create index if not exists api_tokens_expiry on api_tokens (expires_at);
create index if not exists recognized_clients_by_use on recognized_clients (last_used_at);
create index if not exists mailed_codes_by_age on mailed_codes (issued_at);
create index if not exists email_proofs_by_age on email_proofs (created_at);
create index if not exists email_changes_by_age on email_changes (created_at);
`;
