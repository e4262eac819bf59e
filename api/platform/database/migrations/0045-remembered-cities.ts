import { Migration } from '@mikro-orm/migrations';

/** The city that each customer chose last. */
export class Migration0045RememberedCities extends Migration {
  override up(): void {
    this.addSql(`create table remembered_cities (
      user_id uuid primary key references users on update cascade on delete cascade,
      city_id uuid not null references cities on delete cascade,
      chosen_at timestamptz not null
    )`);
    this.addSql('create index remembered_cities_of_city on remembered_cities (city_id)');
  }

  override down(): void {
    this.addSql('drop table remembered_cities');
  }
}
