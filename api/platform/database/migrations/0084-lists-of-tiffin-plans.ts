import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Indexes for the lists and counts of tiffin plans that staff read. */
export class Migration0084ListsOfTiffinPlans extends Migration {
  override up(): void {
    for (const statement of statementsOf(indexes)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop index tiffin_plan_days_skipped');
    this.addSql('drop index tiffin_plan_days_unpaid');
    this.addSql('drop index tiffin_plans_stopped_for');
    this.addSql('drop index tiffin_plans_running_newest');
  }
}

const indexes = `
create index tiffin_plans_running_newest on tiffin_plans (started_at desc, id desc) where stopped_at is null;
create index tiffin_plans_stopped_for on tiffin_plans (stop_reason, stopped_at) where stopped_at is not null;
create index tiffin_plan_days_unpaid on tiffin_plan_days (plan_id)
  where status = 'WAITING' and code = 'PLAN_IS_UNPAID';
create index tiffin_plan_days_skipped on tiffin_plan_days (service_date) where status = 'SKIPPED';
`;
