import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** How kitchens come in: their EIN, their codes for signing in; and how an admin shuts one out. */
export class Migration0004KitchenEntry extends Migration {
  override up(): void {
    for (const statement of statementsOf(changes)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table sign_in_codes');
    this.addSql(
      'alter table suppliers drop column ein_sealed, drop column ein_lookup, drop column ein_last_four, ' +
        'drop column home_kitchen_agreed_at, drop column suspended_at',
    );
  }
}

const changes = `
alter table suppliers
  add column ein_sealed text,
  add column ein_lookup text constraint suppliers_ein_lookup unique,
  add column ein_last_four char(4),
  add column home_kitchen_agreed_at timestamptz,
  add column suspended_at timestamptz;

create table sign_in_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_codes_of_user on sign_in_codes (user_id);
create index sign_in_codes_expiry on sign_in_codes (expires_at);
`;
