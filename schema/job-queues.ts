/**
 * The queues of background jobs, in the order in which operators read them. The marketplace starts exactly these, and
 * `sandbox-cards` only in a sandbox (api/startup/job-queues.test.ts).
 */
export const jobQueues = [
  'mail',
  'push',
  'email-proofs',
  'money',
  'money-by-night',
  'tiffin-plans',
  'tiffin-bills',
  'tiffin-credits',
  'tiffin-prices',
  'tiffin-waitlists',
  'tiffin-forecasts',
  'content-reminders',
  'exports',
  'count-popular-dishes',
  'propose-conduct-steps',
  'house-keeping',
  'sweep-files',
  'purge-history',
  'sandbox-cards',
] as const;
export type JobQueueName = (typeof jobQueues)[number];

export const isJobQueue = (name: string): name is JobQueueName =>
  (jobQueues as readonly string[]).includes(name);

/** How long a given-up job can be tried again, in days. */
export const daysGivenUp = 30;
