import type { Services } from '../core/operation/ctx.ts';
import { conductJobs } from './conduct-jobs.ts';
import { startEmailProofJobs } from './email-proof-jobs.ts';
import { exportJobs } from './export-jobs.ts';
import type { Jobs } from './jobs.ts';
import { mealMenuJobs } from './meal-menu-jobs.ts';
import { moneyJobs } from './money-jobs.ts';
import { runPassedJobs } from './passed-jobs.ts';
import { sandboxJobs } from './sandbox-jobs.ts';
import { tiffinPlanJobs } from './tiffin-plan-jobs.ts';

/** The jobs of each domain. In a sandbox, jobs whose times its clock passes are run as well. */
export const domainJobs = async (jobs: Jobs, services: Services): Promise<void> => {
  await moneyJobs(jobs, services);
  await tiffinPlanJobs(jobs, services);
  await mealMenuJobs(jobs, services);
  await conductJobs(jobs, services);
  await exportJobs(jobs, services);
  await startEmailProofJobs(jobs, services, services.site);
  const { sandbox } = services;
  if (!sandbox) return;
  await sandboxJobs(jobs, services);
  runPassedJobs({ boss: jobs.boss, clock: sandbox, sql: services.sql, log: services.log });
};
