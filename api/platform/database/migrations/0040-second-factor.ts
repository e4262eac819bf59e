import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * Second factors of people: passkeys, authenticator apps and recovery codes, and the requests for them. When the person
 * of a session last proved who they are, and whether it may only set up a second factor.
 */
export class Migration0040SecondFactor extends Migration {
  override up(): void {
    for (const statement of statementsOf(forward)) this.addSql(statement);
  }

  override down(): void {
    for (const statement of statementsOf(backward)) this.addSql(statement);
  }
}

const forward = `
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter double precision not null,
  transports text[] not null default '{}',
  is_synced boolean not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);
create table authenticators (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  secret_sealed text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer
);
create index authenticators_of_user on authenticators (user_id);
create unique index authenticators_in_use on authenticators (user_id) where confirmed_at is not null;
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);
create table factor_challenges (
  id text primary key,
  user_id uuid references users on delete cascade,
  purpose text not null
    check (purpose in ('SIGN_IN', 'PASSWORD_RESET', 'PASSKEY_SIGN_IN', 'PROOF', 'NEW_PASSKEY')),
  webauthn_challenge text,
  password_hash text,
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index factor_challenges_of_user on factor_challenges (user_id);
create index factor_challenges_expiry on factor_challenges (expires_at);
alter table sessions
  add column proven_at timestamptz,
  add column is_limited boolean not null default false;
alter table users add column factor_grace_used_at timestamptz;
`;

const backward = `
alter table users drop column factor_grace_used_at;
alter table sessions drop column is_limited, drop column proven_at;
drop table factor_challenges;
drop table recovery_codes;
drop table authenticators;
drop table passkeys;
`;
