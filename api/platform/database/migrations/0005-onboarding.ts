import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** What an application is made of: uploaded documents, signatures, and what admins decided about them. */
export class Migration0005Onboarding extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop index applications_queue, applications_queue_by_status');
    this.addSql('drop table decisions, signatures, documents');
    this.addSql('alter table applications drop column bank_account_ready_at');
  }
}

const tables = `
alter table applications add column bank_account_ready_at timestamptz;

create table documents (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  step_id text not null,
  file_key text not null unique,
  file_name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes int not null check (bytes > 0),
  content_hash text not null,
  uploaded_at timestamptz not null,
  submitted_at timestamptz,
  replaced_at timestamptz,
  status text not null check (status in ('uploaded', 'submitted', 'approved', 'rejected')),
  rejection_reason text,
  decided_at timestamptz,
  check ((status = 'uploaded') = (submitted_at is null)),
  check ((status = 'rejected') = (rejection_reason is not null))
);
create index documents_of_application on documents (application_id, step_id, uploaded_at);
create index documents_uploaded on documents (uploaded_at) where status = 'uploaded';
create unique index documents_current on documents (application_id, step_id)
  where submitted_at is not null and replaced_at is null;

create table signatures (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  step_id text not null check (step_id in ('supplier_agreement', 'nda')),
  full_name text not null,
  agreement_version text not null,
  agreement_hash text not null,
  signed_at timestamptz not null,
  client_signed_at timestamptz,
  source text not null,
  constraint signatures_once unique (application_id, step_id)
);

create table decisions (
  id uuid primary key,
  number bigint generated always as identity,
  application_id uuid not null references applications on delete cascade,
  document_id uuid references documents on delete cascade,
  kind text not null check (kind in
    ('REVIEW_STARTED', 'DOCUMENT_ACCEPTED', 'DOCUMENT_REJECTED', 'APPLICATION_APPROVED', 'APPLICATION_REJECTED')),
  reason text,
  before jsonb not null,
  decided_by uuid not null references users,
  decided_at timestamptz not null,
  undone_at timestamptz
);
create index decisions_of_application on decisions (application_id, number);

create index applications_queue on applications (coalesce(documents_submitted_at, created_at), id);
create index applications_queue_by_status
  on applications (status, coalesce(documents_submitted_at, created_at), id);
`;
