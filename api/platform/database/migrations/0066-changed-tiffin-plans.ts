import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * Addresses by weekday of tiffin plans, what their customers agreed to and when, keys against doubles, raised prices,
 * reasons of stops. Expands.
 */
export class Migration0066ChangedTiffinPlans extends Migration {
  override up(): void {
    for (const statement of statementsOf(added)) this.addSql(statement);
  }

  override down(): void {
    for (const index of ['plan_days_open', 'plans_of_kitchen', 'plans_started', 'plans_stopped'])
      this.addSql(`drop index tiffin_${index}`);
    this.addSql('drop table tiffin_plan_consents');
    this.addSql(
      `alter table tiffin_plans drop column weekday_addresses, drop column idempotency_key, drop column request_hash,
         drop column raised_to_cents, drop column stop_reason, drop column stop_words`,
    );
  }
}

const added = `
alter table tiffin_plans
  add column weekday_addresses jsonb not null default '[]',
  add column idempotency_key text,
  add column request_hash text,
  add column raised_to_cents int,
  add column stop_reason text
    check (stop_reason in ('PRICE', 'FOOD', 'VARIETY', 'DELIVERY', 'ROUTINE', 'OTHER')),
  add column stop_words text,
  add constraint tiffin_plans_idempotency_key unique (customer_id, idempotency_key);
create index tiffin_plans_of_kitchen on tiffin_plans (supplier_id, started_at desc, id desc);
create index tiffin_plans_started on tiffin_plans (started_at);
create index tiffin_plans_stopped on tiffin_plans (stopped_at) where stopped_at is not null;
create index tiffin_plan_days_open on tiffin_plan_days (service_date)
  where status in ('PLANNED', 'PLACING', 'WAITING');
create table tiffin_plan_consents (
  id uuid primary key,
  plan_id uuid not null references tiffin_plans on delete cascade,
  words text not null,
  total_cents int not null,
  agreed_at timestamptz not null
);
create index tiffin_plan_consents_plan on tiffin_plan_consents (plan_id);
insert into tiffin_plan_consents (id, plan_id, words, total_cents, agreed_at)
  select gen_random_uuid(), id, consent, total_cents, started_at from tiffin_plans;
`;
