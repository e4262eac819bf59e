import { BackgroundWork } from './core/background-work.ts';
import type { Services } from './core/ctx.ts';
import { Subscribers } from './core/event.ts';
import { SecurityLog } from './core/security-log.ts';
import { attemptLimiter } from './domains/identity/signing-in/attempts.ts';
import type { Database } from './platform/database/database.ts';

/** External services, injected so that tests can replace them. */
export type Outside = Pick<
  Services,
  | 'clock'
  | 'cards'
  | 'mail'
  | 'vault'
  | 'supplierSignIn'
  | 'unpaidPlatesLimit'
  | 'files'
  | 'uploads'
  | 'pushKey'
  | 'log'
>;

/** Builds what every request shares. */
export const servicesOf = (database: Database, outside: Outside): Services => ({
  sql: database.sql,
  entityManager: () => database.orm.em.fork(),
  subscribers: new Subscribers(),
  ...outside,
  attempts: attemptLimiter(database.sql),
  background: new BackgroundWork(outside.log),
  security: new SecurityLog(outside.log, outside.clock),
});
