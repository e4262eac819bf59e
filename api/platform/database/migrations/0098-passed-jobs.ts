import { Migration } from '@mikro-orm/migrations';

/** From when on the clock of a sandbox passed times of jobs that were not sent yet. Expands. */
export class Migration0098PassedJobs extends Migration {
  override up(): void {
    this.addSql('alter table sandbox add column passed_jobs_from timestamptz');
  }

  override down(): void {
    this.addSql('alter table sandbox drop column passed_jobs_from');
  }
}
