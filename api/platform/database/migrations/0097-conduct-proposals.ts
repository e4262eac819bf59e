import { Migration } from '@mikro-orm/migrations';

/** Steps proposed because of the orders of kitchens, and pauses that admins decided. Expands. */
export class Migration0097ConductProposals extends Migration {
  override up(): void {
    this.addSql('alter table suppliers add column paused_by_staff_until date');
    this.addSql(`create table conduct_proposals (
      id uuid primary key,
      supplier_id uuid not null references suppliers on delete cascade,
      step text not null check (step in ('WARN', 'PAUSE', 'SUSPEND')),
      status text not null check (status in ('OPEN', 'TAKEN', 'DISMISSED', 'VOID')),
      proposed_at timestamptz not null,
      first_day date not null,
      last_day date not null,
      orders_due int not null,
      orders_delivered int not null,
      orders_canceled int not null,
      orders_late int not null,
      orders_refunded int not null,
      closed_at timestamptz,
      decided_by_id uuid references users,
      words text,
      reason text,
      paused_until date,
      constraint conduct_proposals_counts check (orders_late >= 0 and orders_refunded >= 0
        and orders_canceled >= 0 and orders_late <= orders_delivered
        and orders_refunded <= orders_delivered and orders_delivered + orders_canceled <= orders_due),
      constraint conduct_proposals_closed check ((status = 'OPEN') = (closed_at is null)),
      constraint conduct_proposals_decided check ((status in ('TAKEN', 'DISMISSED')) = (decided_by_id is not null)
        and (status = 'TAKEN') = (words is not null) and (status = 'DISMISSED') = (reason is not null))
    )`);
    this.addSql(
      "create unique index conduct_proposals_open on conduct_proposals (supplier_id) where status = 'OPEN'",
    );
    this.addSql(
      'create index conduct_proposals_of_kitchen on conduct_proposals (supplier_id, closed_at desc)',
    );
    this.addSql(
      `create index conduct_proposals_open_first
       on conduct_proposals (coalesce(closed_at, 'infinity'::timestamptz) desc, id desc)`,
    );
  }

  override down(): void {
    // Programs of before cannot show them.
    this.addSql("delete from notifications where type in ('KITCHEN_WARNED', 'KITCHEN_PAUSED')");
    this.addSql(
      "delete from outbox where kind in ('KITCHEN_WARNED', 'KITCHEN_PAUSED', 'KITCHEN_PAUSE_ENDED')",
    );
    this.addSql('drop table conduct_proposals');
    this.addSql('alter table suppliers drop column paused_by_staff_until');
  }
}
