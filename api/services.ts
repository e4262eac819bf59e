import { SecurityLog } from './core/logging/security-log.ts';
import { BackgroundWork } from './core/operation/background-work.ts';
import type { Services, Work } from './core/operation/ctx.ts';
import { Subscribers } from './core/operation/event.ts';
import { openFeature } from './domains/features/open-feature.ts';
import { attemptLimiter } from './domains/identity/signing-in/attempts.ts';
import type { Database } from './platform/database/database.ts';

/** External services, injected so that tests can replace them. */
export type Outside = Pick<
  Services,
  | 'clock'
  | 'wallClock'
  | 'sandbox'
  | 'cards'
  | 'mail'
  | 'webhooks'
  | 'jobs'
  | 'vault'
  | 'supplierSignIn'
  | 'supplierAddress'
  | 'staffSecondFactor'
  | 'unpaidPlatesLimit'
  | 'files'
  | 'uploads'
  | 'photoCredits'
  | 'site'
  | 'pushKey'
  | 'tracing'
  | 'log'
>;

/** Builds what every request shares. */
export const servicesOf = (database: Database, outside: Outside): Services => ({
  sql: database.sql,
  publicSql: database.publicSql ?? database.sql,
  entityManager: () => database.orm.em.fork(),
  subscribers: new Subscribers<Work>(),
  ...outside,
  attempts: attemptLimiter(database.sql),
  features: openFeature(database.sql, outside.log),
  background: new BackgroundWork(outside.log, outside.tracing),
  security: new SecurityLog(outside.log, outside.clock),
});
