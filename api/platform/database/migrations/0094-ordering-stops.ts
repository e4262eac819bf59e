import { Migration } from '@mikro-orm/migrations';

/** Stops of ordering in a city or everywhere. Expands. */
export class Migration0094OrderingStops extends Migration {
  override up(): void {
    this.addSql(`create table ordering_stops (
      id uuid primary key,
      city_id uuid unique references cities on delete cascade,
      reason text not null,
      since timestamptz not null,
      until timestamptz,
      constraint ordering_stops_place check (city_id = id)
    )`);
  }

  override down(): void {
    this.addSql('drop table ordering_stops');
  }
}
