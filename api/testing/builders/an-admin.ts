import { ensureAdmin } from '../../domains/identity/ensure-admin.ts';
import type { Marketplace } from '../marketplace.ts';

/** Creates the admin, as a start does from ADMIN_EMAIL and ADMIN_PASSWORD. */
export const anAdmin = (
  { database, clock }: Marketplace,
  email: string,
  password: string,
): Promise<string[]> =>
  database.orm.em.fork().transactional(em => ensureAdmin(em, { email, password }, clock.read()));
