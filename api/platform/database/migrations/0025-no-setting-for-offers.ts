import { Migration } from '@mikro-orm/migrations';

/** Nothing was ever sent by this setting. */
export class Migration0025NoSettingForOffers extends Migration {
  override up(): void {
    this.addSql('alter table notification_settings drop column promotions');
  }

  override down(): void {
    this.addSql('alter table notification_settings add column promotions boolean not null default false');
    this.addSql('alter table notification_settings alter column promotions drop default');
  }
}
