import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../core/logging/log.ts';
import type { Settings } from '../../settings.ts';
import { projectRoot } from '../database/project-root.ts';
import type { SentryReports } from './sentry-reports.ts';

type ErrorSettings = Pick<Settings, 'SENTRY_DSN' | 'SENTRY_ENVIRONMENT' | 'SENTRY_RELEASE' | 'MODE'>;

/** Reports of errors to the service of the settings; undefined without one, and then no part of its library is loaded. */
export const openErrorReports = async (
  { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT, SENTRY_RELEASE, MODE }: ErrorSettings,
  log: Log,
): Promise<SentryReports | undefined> => {
  if (dsn === undefined) return undefined;
  const { SentryReports } = await import('./sentry-reports.ts');
  const release = SENTRY_RELEASE ?? (await ownVersion());
  return new SentryReports({ dsn, environment: SENTRY_ENVIRONMENT ?? MODE, release }, log);
};

const ownVersion = async (): Promise<string> => {
  const { name, version } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
  return `${name}@${version}`;
};
