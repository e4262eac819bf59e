import type { JobQueues } from '../core/interfaces/job-queues.ts';

/** Of a marketplace without background jobs: most tests start what they are about themselves. */
export const noJobQueues: JobQueues = {
  list: async () => [],
  givenUp: async () => [],
  lockGivenUp: async () => null,
  lockGivenUpOf: async () => [],
  retry: async () => undefined,
  dismiss: async () => undefined,
};
