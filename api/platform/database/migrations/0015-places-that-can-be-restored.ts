import { Migration } from '@mikro-orm/migrations';

/**
 * A restored backup had no index of places: earthdistance looks for its own type by the search path, which is empty
 * while a backup is read. The place on a ball of radius 1 is worked out here instead; cube compares such places.
 */
export class Migration0015PlacesThatCanBeRestored extends Migration {
  override up(): void {
    this.addSql(`create function on_earth(latitude double precision, longitude double precision) returns cube
      language sql immutable strict parallel safe
      return cube(array[
        cos(radians(latitude)) * cos(radians(longitude)),
        cos(radians(latitude)) * sin(radians(longitude)),
        sin(radians(latitude))
      ])`);
    this.addSql('drop index suppliers_place');
    this.addSql(
      'create index suppliers_place on suppliers using gist (on_earth(latitude, longitude)) where is_active',
    );
    this.addSql('drop extension earthdistance');
  }

  override down(): void {
    this.addSql('create extension if not exists earthdistance');
    this.addSql('drop index suppliers_place');
    this.addSql(
      'create index suppliers_place on suppliers using gist (ll_to_earth(latitude, longitude)) where is_active',
    );
    this.addSql('drop function on_earth');
  }
}
