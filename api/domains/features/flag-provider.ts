import {
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk';
import type { Sql } from '../../core/database/sql.ts';
import { nextRun } from '../../core/limits/next-run.ts';
import type { Log } from '../../core/logging/log.ts';
import { SparingLog } from '../../core/logging/sparing-log.ts';
import { type FlagSetting, isOpenTo } from './is-open-to.ts';
import { readFlagSettings } from './read-flag-settings.ts';

/**
 * Provider of OpenFeature over the table of this marketplace. Questions are answered from memory; while the database is
 * away, from what it had last.
 */
export class FlagProvider implements Provider {
  readonly metadata = { name: 'feature_flags' };
  readonly runsOn = 'server';
  #settings: ReadonlyMap<string, FlagSetting> = new Map();
  /** Resolves once a read that began after the call is in force, or has failed. */
  readonly refresh = nextRun(() => this.#read());
  readonly #failures: SparingLog;

  constructor(
    private readonly sql: Sql,
    log: Log,
  ) {
    this.#failures = new SparingLog(log);
  }

  async initialize(): Promise<void> {
    this.#settings = await readFlagSettings(this.sql);
  }

  async #read(): Promise<void> {
    try {
      this.#settings = await readFlagSettings(this.sql);
    } catch (error) {
      this.#failures.warn(
        { err: error },
        'reading the settings of features failed; the last ones stay in force, the next read follows in 5 s',
      );
    }
  }

  async resolveBooleanEvaluation(
    key: string,
    fallback: boolean,
    { targetingKey, cityId }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    const setting = this.#settings.get(key);
    if (!setting) return { value: fallback, reason: StandardResolutionReasons.DEFAULT };
    const viewer = {
      personId: targetingKey ?? null,
      cityId: typeof cityId === 'string' ? cityId : null,
    };
    return {
      value: isOpenTo(key, setting, viewer),
      reason: setting.status === 'PART' ? StandardResolutionReasons.SPLIT : StandardResolutionReasons.STATIC,
    };
  }

  resolveStringEvaluation = refuse;
  resolveNumberEvaluation = refuse;
  resolveObjectEvaluation = refuse;
}

const refuse = async (): Promise<never> => {
  throw new TypeMismatchError('A feature is open or not; it has no other value.');
};
