import { hasNginx } from '../../api/testing/processes/nginx.ts';
import { hasPgBouncer } from '../../api/testing/processes/pgbouncer.ts';
import { findProgram } from '../find-program.ts';

export interface Programs {
  redis: string;
  prometheus: string;
}

/** The programs of a site that npm does not install; throws with the names of those that are missing. */
export const findPrograms = (): Programs => {
  const redis = findProgram('redis-server');
  const prometheus = findProgram('prometheus');
  const missing = [
    ...(hasNginx ? [] : ['nginx and openssl']),
    ...(hasPgBouncer ? [] : ['pgbouncer']),
    ...(redis ? [] : ['redis-server']),
    ...(prometheus ? [] : ['prometheus']),
  ];
  if (!redis || !prometheus || missing.length > 0)
    throw new Error(`Install ${missing.join(', ')}: the day runs the servers that operators run.`);
  return { redis, prometheus };
};
