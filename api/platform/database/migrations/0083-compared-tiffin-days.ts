import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** What the orders of tiffin plans were compared with, and notices of several days. Expands. */
export class Migration0083ComparedTiffinDays extends Migration {
  override up(): void {
    for (const statement of statementsOf(comparedDays)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop index tiffin_plan_days_unannounced');
    this.addSql('alter table tiffin_plan_days drop column compared_with, drop column is_unannounced');
    this.addSql('alter table tiffin_plans drop column reopened_at');
  }
}

const comparedDays = `
alter table tiffin_plans add column reopened_at timestamptz;
alter table tiffin_plan_days add column compared_with text, add column is_unannounced boolean not null default false;
create index tiffin_plan_days_unannounced on tiffin_plan_days (plan_id) where is_unannounced;
`;
