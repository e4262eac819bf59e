import { Migration } from '@mikro-orm/migrations';

/**
 * Only cities that an admin knows, or with an approved kitchen, are shown in public. Of the cities that exist those are
 * announced that customers can choose, that an admin has decided about, or that no kitchen brought in and that the ZIP
 * codes know. A merged city stays as another name of the one it was merged into.
 */
export class Migration0021AnnouncedCities extends Migration {
  override up(): void {
    this.addSql(`alter table cities
      add column is_announced boolean not null default false,
      add column merged_into uuid references cities`);
    this.addSql(`update cities set is_announced = true where is_active
      or exists (select from audit_events where subject_kind = 'city' and subject_id = cities.id)
      or (not exists (select from suppliers where city_id = cities.id)
        and exists (select from zip_codes z where z.state = cities.state and lower(z.city) = lower(cities.name)))`);
    this.addSql('create index cities_merged on cities (merged_into) where merged_into is not null');
  }

  override down(): void {
    this.addSql('drop index cities_merged');
    this.addSql('alter table cities drop column is_announced, drop column merged_into');
  }
}
