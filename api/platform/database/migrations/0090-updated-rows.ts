import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Times of the last change of reviews, dishes, payouts and bills, for programs that poll for them. Expands. */
export class Migration0090UpdatedRows extends Migration {
  override up(): void {
    this.addSql(touchOrder("array['is_to_stop', 'updated_at']"));
    this.addSql(touchBill);
    for (const statement of statementsOf(columns)) this.addSql(statement);
    for (const statement of statementsOf(statusIn("'PENDING', 'PAID', 'WITHDRAWN'"))) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop trigger bill_charges_update_bill on bill_charges');
    this.addSql('drop function update_bill');
    for (const table of ['reviews', 'dishes', 'payouts', 'tiffin_bills']) {
      this.addSql(`drop trigger ${table}_updated_at on ${table}`);
      this.addSql(`alter table ${table} drop column updated_at`);
    }
    this.addSql(touchOrder("array['is_to_stop']"));
    this.addSql("delete from payouts where status = 'WITHDRAWN'");
    for (const statement of statementsOf(statusIn("'PENDING', 'PAID'"))) this.addSql(statement);
  }
}

/** As in 0088, but what only moves the time of a part is no change of its order. */
const touchOrder = (
  unread: string,
) => `create or replace function update_order() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and to_jsonb(new) - ${unread} = to_jsonb(old) - ${unread} then
      return null;
    end if;
    update public.orders set updated_at = default
    where id = coalesce(new.order_id, old.order_id) and xmin <> pg_current_xact_id()::xid;
    return null;
  end $$`;

/** Bills are read with their last charge. */
const touchBill = `create function update_bill() returns trigger language plpgsql as $$
  begin
    update public.tiffin_bills set updated_at = default
    where id = new.bill_id and xmin <> pg_current_xact_id()::xid;
    return null;
  end $$`;

/** Payouts that are withdrawn were deleted before, which no list of changes could show. */
const statusIn = (statuses: string) => `
alter table payouts drop constraint payouts_status_check;
alter table payouts add constraint payouts_status_check check (status in (${statuses}));
`;

/**
 * The default is stored once for all rows that exist, so no table is rewritten. Where there are many, the columns and the
 * indexes are made before, concurrently (docs/operations.md).
 */
const columns = `
alter table reviews add column if not exists updated_at timestamptz not null default now();
create trigger reviews_updated_at before insert or update on reviews
  for each row execute function set_updated_at();
create index if not exists reviews_updated_of_supplier on reviews (supplier_id, updated_at, id);
alter table dishes add column if not exists updated_at timestamptz not null default now();
create trigger dishes_updated_at before insert or update on dishes
  for each row execute function set_updated_at();
create index if not exists dishes_updated_of_supplier on dishes (supplier_id, updated_at, id);
alter table payouts add column if not exists updated_at timestamptz not null default now();
create trigger payouts_updated_at before insert or update on payouts
  for each row execute function set_updated_at();
create index if not exists payouts_updated on payouts (updated_at, id);
create index if not exists payouts_updated_of_supplier on payouts (supplier_id, updated_at, id);
alter table tiffin_bills add column if not exists updated_at timestamptz not null default now();
create trigger tiffin_bills_updated_at before insert or update on tiffin_bills
  for each row execute function set_updated_at();
create trigger bill_charges_update_bill after insert or update on bill_charges
  for each row execute function update_bill();
create index if not exists tiffin_bills_updated on tiffin_bills (updated_at, id);
create index if not exists tiffin_bills_updated_of_customer on tiffin_bills (customer_id, updated_at, id);
`;
