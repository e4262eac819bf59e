import { Migration } from '@mikro-orm/migrations';

/** Stores on each kitchen which dietary needs its menu meets, so that no statement about kitchens reads menus. */
export class Migration0036DietaryNeeds extends Migration {
  override up(): void {
    this.addSql(`alter table suppliers add column dietary_needs text[] not null default '{}'`);
    this.addSql(`update suppliers set dietary_needs = array_remove(array[
        case when menu.is_vegetarian then 'VEGETARIAN_KITCHEN' end, case when menu.has_vegan then 'VEGAN' end], null)
      from (
        select supplier_id, bool_and(diet in ('VEGETARIAN', 'VEGAN')) as is_vegetarian,
          bool_or(diet = 'VEGAN') as has_vegan
        from dishes where is_available and removed_at is null group by supplier_id
      ) menu where menu.supplier_id = suppliers.id`);
    this.addSql(
      'create index suppliers_dietary_needs on suppliers using gin (dietary_needs) where is_active',
    );
  }

  override down(): void {
    this.addSql('alter table suppliers drop column dietary_needs');
  }
}
