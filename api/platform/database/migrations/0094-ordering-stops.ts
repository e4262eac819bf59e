import { Migration } from '@mikro-orm/migrations';

/** Stops of ordering in a city or everywhere. Expands. */
export class Migration0094OrderingStops extends Migration {
  override up(): void {
    this.addSql(`create table ordering_stops (
      id uuid primary key,
      city_id uuid references cities on delete cascade,
      reason text not null,
      since timestamptz not null,
      until timestamptz,
      constraint ordering_stops_place
        check (id = coalesce(city_id, 'e4e2f8a6-0c1a-4f0e-8a5b-0d0c10c60140'))
    )`);
  }

  override down(): void {
    this.addSql('drop table ordering_stops');
  }
}
