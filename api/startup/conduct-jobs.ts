import type { Services } from '../core/operation/ctx.ts';
import { proposeSteps } from '../domains/conduct/proposals/propose-steps.ts';
import { givenUpQueue } from '../platform/jobs/given-up-queue.ts';
import type { Jobs } from './jobs.ts';

/** In the night of most kitchens, whose day before is over then. */
const everyNight = '20 9 * * *';

/** Proposes steps to admins about kitchens that complete too few of their orders. */
export const conductJobs = async (jobs: Jobs, services: Services): Promise<void> => {
  await jobs.add(
    'propose-conduct-steps',
    {
      policy: 'singleton',
      expireInSeconds: 600,
      deadLetter: givenUpQueue,
      pollingIntervalSeconds: 10,
      schedule: everyNight,
    },
    () => proposeSteps(services),
  );
};
