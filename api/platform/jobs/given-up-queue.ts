import type { PgBoss } from 'pg-boss';
import { daysGivenUp } from '../../../schema/job-queues.ts';

/**
 * The dead letter queue: jobs that failed after all their tries wait in it for an operator. It is for
 * queues of which nothing repeats a job within the hour.
 */
export const givenUpQueue = 'given-up';

const options = { retentionSeconds: daysGivenUp * 24 * 60 * 60 };

/** Opens it. A queue that an earlier version created keeps its options otherwise. */
export const openGivenUpQueue = async (boss: PgBoss): Promise<void> => {
  await boss.createQueue(givenUpQueue, options);
  await boss.updateQueue(givenUpQueue, options);
};
