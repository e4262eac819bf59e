import { Migration } from '@mikro-orm/migrations';

/** What staff set for features: for which cities, and for which part of the people, they are open. Expands. */
export class Migration0099FeatureFlags extends Migration {
  override up(): void {
    this.addSql(`create table feature_flags (
      key text primary key,
      status text not null check (status in ('OFF', 'ON', 'PART')),
      percent smallint not null check (percent >= 0 and percent <= 100),
      is_in_all_cities boolean not null,
      version int not null,
      changed_at timestamptz,
      changed_by_id uuid references users
    )`);
    this.addSql(`create table feature_flag_cities (
      flag_key text not null references feature_flags on delete cascade,
      city_id uuid not null references cities on delete cascade,
      primary key (flag_key, city_id)
    )`);
    this.addSql('create index feature_flag_cities_of_city on feature_flag_cities (city_id)');
  }

  override down(): void {
    this.addSql('drop table feature_flag_cities');
    this.addSql('drop table feature_flags');
  }
}
