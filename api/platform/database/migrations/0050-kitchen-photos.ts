import { Migration } from '@mikro-orm/migrations';

/** A kitchen has a cover and a portrait of its cook, and its card shows the first photo of its menu. */
export class Migration0050KitchenPhotos extends Migration {
  override up(): void {
    this.addSql('alter table suppliers add cover jsonb');
    this.addSql('alter table suppliers add cook_photo jsonb');
    this.addSql(`update suppliers set menu_summary = menu_summary || jsonb_build_object('photo', (
      select d.photo from dishes d join menu_categories c on c.id = d.category_id
      where d.supplier_id = suppliers.id and d.is_available and d.removed_at is null and d.photo is not null
      order by c.position, d.position limit 1)) where menu_summary is not null`);
  }

  override down(): void {
    this.addSql(`update suppliers set menu_summary = menu_summary - 'photo'`);
    this.addSql('alter table suppliers drop cook_photo');
    this.addSql('alter table suppliers drop cover');
  }
}
