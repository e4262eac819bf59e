import { type GraphQLResponse, HeaderMap } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import type { Log } from '../../core/logging/log.ts';
import { formatted } from './errors.ts';

/** A response that a plugin computed; Apollo does not format the errors of those. */
export const executedResponse = (
  { data, errors }: ExecutionResult,
  requestId: string,
  log: Log,
): GraphQLResponse => ({
  http: { headers: new HeaderMap() },
  body: {
    kind: 'single',
    singleResult: errors ? { data, errors: errors.map(error => formatted(error, requestId, log)) } : { data },
  },
});
