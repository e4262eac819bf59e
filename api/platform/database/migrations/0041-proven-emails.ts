import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * Which people have shown that they read the mailbox of their address, the links that show it, and changes of
 * addresses. Existing accounts count as proven, because they get mail already. An account that has not proven its
 * address leaves one order unpaid: `unpaid_room` reads that behind its lock, so that two concurrent orders cannot both
 * be the first one.
 */
export class Migration0041ProvenEmails extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
    this.addSql('drop function unpaid_room(uuid, text, int, int, timestamptz)');
    this.addSql(unpaidRoom);
  }

  override down(): void {
    this.addSql('drop function unpaid_room(uuid, text, int, int, timestamptz, boolean)');
    this.addSql(unpaidRoomBefore);
    this.addSql('drop table email_proofs, email_changes');
    this.addSql('alter table users drop column email_proven_at');
  }
}

const tables = `
alter table users add column email_proven_at timestamptz;
update users set email_proven_at = created_at;
create table email_proofs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  address text not null,
  token_hash text unique,
  created_at timestamptz not null,
  attempted_at timestamptz,
  attempts smallint not null default 0,
  mailed_at timestamptz,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_proofs_of_user on email_proofs (user_id);
create index email_proofs_of_address on email_proofs (address);
create index email_proofs_to_mail on email_proofs (created_at) where mailed_at is null;
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  new_code_hash text not null,
  old_code_hash text,
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz,
  former_email_sealed text,
  attempted_at timestamptz,
  attempts smallint not null default 0
);
create index email_changes_of_user on email_changes (user_id);
create index email_changes_to_notify on email_changes (changed_at) where changed_at is not null;
`;

/** Everything behind the first lock; both versions of the function count the same plates. */
const counting = `
  if source is null then
    return most - taken;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('unpaid plates from ' || source, 0));
  select coalesce(sum(plates), 0) into taken_from_source from (
    select o.plates from orders o
    where o.placed_from = source and o.payment_status = 'DUE' and o.status not in ('DELIVERED', 'CANCELED')
      and o.served_until > moment - interval '1 day' and not has_completed_order(o.customer_id)
    union all
    select h.plates from held_orders h where h.placed_from = source and h.status = 'HELD'
  ) unpaid;
  return least(most - taken, most_of_source - taken_from_source);
end
$$`;

const unpaidOrders = `
    select o.plates, 1 as placed from orders o
    where o.customer_id = person and o.payment_status = 'DUE' and o.status not in ('DELIVERED', 'CANCELED')
      and o.placed_at > moment - interval '10 days' and o.served_until > moment - interval '1 day'
    union all
    select h.plates, 0 from held_orders h where h.customer_id = person and h.status = 'HELD'`;

/** The parameter has a default for servers of the version before, which do not ask for proof. */
const unpaidRoom = `
create function unpaid_room(person uuid, source text, most int, most_of_source int, moment timestamptz,
  asks_proof boolean default false)
returns int language plpgsql volatile as $$
declare
  is_unproven boolean;
  is_established boolean;
  taken int;
  placed_orders int;
  taken_from_source int;
begin
  select asks_proof and u.email_proven_at is null, has_completed_order(person)
    into is_unproven, is_established from users u where u.id = person;
  if is_established and not is_unproven then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('unpaid plates of ' || person, 0));
  select coalesce(sum(plates), 0), coalesce(sum(placed), 0) into taken, placed_orders from (${unpaidOrders}
  ) unpaid;
  if is_unproven and placed_orders > 0 then
    return 0;
  end if;
  if is_established then
    return null;
  end if;${counting}`;

const unpaidRoomBefore = `
create function unpaid_room(person uuid, source text, most int, most_of_source int, moment timestamptz)
returns int language plpgsql volatile as $$
declare
  taken int;
  taken_from_source int;
begin
  if has_completed_order(person) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('unpaid plates of ' || person, 0));
  select coalesce(sum(plates), 0) into taken from (${unpaidOrders}
  ) unpaid;${counting}`;
