import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Claims of people whose EIN someone else registered, and for whom an EIN is reserved after its release. */
export class Migration0042EinClaims extends Migration {
  override up(): void {
    for (const statement of statementsOf(table)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table ein_claims');
  }
}

const table = `
create table ein_claims (
  id uuid primary key,
  ein_lookup text not null,
  ein_last_four char(4) not null,
  email text not null check (email = lower(email)),
  contact_name text not null,
  phone text not null,
  message text not null,
  token_hash text unique,
  file_key text unique,
  file_name text,
  content_type text check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes int check (bytes > 0),
  status text not null check (status in ('DRAFT', 'OPEN', 'ACCEPTED', 'REJECTED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  reason text,
  reserved_until timestamptz,
  mailed_at timestamptz,
  attempted_at timestamptz,
  attempts smallint not null default 0
);
create unique index ein_claims_open on ein_claims (ein_lookup, email) where status = 'OPEN';
create index ein_claims_by_status on ein_claims (status, created_at, id);
create index ein_claims_of_ein on ein_claims (ein_lookup);
`;
