import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Tiffin plans of customers, and the days of them on which something happened. Expands. */
export class Migration0061TiffinPlans extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table tiffin_plan_days');
    this.addSql('drop table tiffin_plans');
  }
}

const tables = `
create table tiffin_plans (
  id uuid primary key,
  customer_id uuid not null references users,
  supplier_id uuid not null references suppliers,
  mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
  weekdays smallint[] not null check (cardinality(weekdays) > 0),
  fulfillment text not null check (fulfillment in ('DELIVERY', 'PICKUP')),
  delivery_address text,
  note text,
  lines jsonb not null,
  total_cents int not null check (total_cents > 0),
  portions int not null check (portions > 0),
  starts_on date not null,
  ends_on date,
  consent text not null,
  started_at timestamptz not null,
  started_from text,
  stopped_at timestamptz,
  constraint tiffin_plans_ends check (ends_on >= starts_on)
);
create index tiffin_plans_of_customer on tiffin_plans (customer_id, started_at desc, id desc);
create index tiffin_plans_running on tiffin_plans (supplier_id) where stopped_at is null;
create table tiffin_plan_days (
  plan_id uuid not null references tiffin_plans on delete cascade,
  service_date date not null,
  status text not null check (status in ('PLANNED', 'PLACING', 'ORDERED', 'WAITING', 'SKIPPED', 'MISSED')),
  attempt int not null default 1,
  order_id uuid references orders on delete set null,
  code text,
  reason text,
  tried_at timestamptz,
  primary key (plan_id, service_date)
);
create index tiffin_plan_days_order on tiffin_plan_days (order_id) where order_id is not null;
`;
