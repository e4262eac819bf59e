import { Migration } from '@mikro-orm/migrations';

/** A kitchen has the dishes that were ordered most lately; a job counts them every night. */
export class Migration0056PopularDishes extends Migration {
  override up(): void {
    this.addSql(`alter table suppliers add popular_dish_ids uuid[] not null default '{}'`);
  }

  override down(): void {
    this.addSql('alter table suppliers drop popular_dish_ids');
  }
}
