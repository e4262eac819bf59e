import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Credentials of programs that act for kitchens and staff. Expands. */
export class Migration0076ApiTokens extends Migration {
  override up(): void {
    for (const statement of statementsOf(table)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table api_tokens');
  }
}

const table = `
create table api_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash text not null unique,
  former_hash text unique,
  former_ends_at timestamptz,
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz not null
);
create index api_tokens_of_user on api_tokens (user_id);
`;
