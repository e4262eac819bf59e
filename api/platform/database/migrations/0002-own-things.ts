import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** What customers keep for themselves: addresses, favorites, what they want to be told. */
export class Migration0002OwnThings extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop index reviews_of_customer');
    this.addSql('drop table notification_settings, favorites, addresses');
  }
}

const tables = `
create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  street_number text not null,
  street_name text not null,
  apartment_unit text,
  city text not null,
  state char(2) not null,
  zip_code text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index addresses_of_user on addresses (user_id);
create unique index addresses_one_default on addresses (user_id) where is_default;

create table favorites (
  user_id uuid not null references users on delete cascade,
  supplier_id uuid not null references suppliers on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, supplier_id)
);
create index favorites_newest on favorites (user_id, created_at desc, supplier_id desc);
create index favorites_of_supplier on favorites (supplier_id);

create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  order_updates boolean not null,
  promotions boolean not null,
  email boolean not null,
  push boolean not null,
  sound boolean not null
);

create index reviews_of_customer on reviews (customer_id);
`;
