import type { ApolloServerPlugin } from '@apollo/server';
import type { Ctx } from '../../core/operation/ctx.ts';
import { forAll } from '../http/storable.ts';
import { isPubliclyCacheable } from './is-publicly-cacheable.ts';

/**
 * Allows browsers, proxies and CDNs to store the response to a GET that is the same for every viewer. All other
 * responses are sent with no-store.
 */
export const storablePublicReads: ApolloServerPlugin<Ctx> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, schema, document, operationName }) => {
      if (request.http?.method !== 'GET' || !document || response.body.kind !== 'single') return;
      if (response.body.singleResult.errors) return;
      if (!isPubliclyCacheable(schema, document, operationName ?? null)) return;
      response.http.headers.set('cache-control', forAll);
      response.http.headers.set('vary', 'accept, accept-encoding');
    },
  }),
};
