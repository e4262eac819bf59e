import { randomUUID } from 'node:crypto';
import { NOOP_PROVIDER, OpenFeature } from '@openfeature/server-sdk';
import { type Feature, features } from '../../../schema/features.ts';
import type { Sql } from '../../core/database/sql.ts';
import type { Features, FeatureViewer } from '../../core/interfaces/features.ts';
import type { Log } from '../../core/logging/log.ts';
import { FlagProvider } from './flag-provider.ts';

/**
 * Asks through OpenFeature, so that the provider of a vendor can take the place of ours, here and nowhere else. OpenFeature
 * has one registry for the process; the domain tells marketplaces of one process apart.
 */
export const openFeature = (sql: Sql, log: Log): Features => {
  const domain = randomUUID();
  const client = OpenFeature.getClient(domain);
  const provider = new FlagProvider(sql, log);
  return {
    isOpen: (feature: Feature, { personId, cityId }: FeatureViewer) =>
      client.getBooleanValue(feature, features[feature].isOpen, {
        cityId,
        ...(personId !== null && { targetingKey: personId }),
      }),
    refresh: () => provider.refresh(),
    open: () => OpenFeature.setProviderAndWait(domain, provider),
    close: () => OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER),
  };
};
