import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { isCompressed, isForeignPost } from '../http/security.ts';
import { contentTypeFor } from './http-route.ts';
import { longestRequest, type ResponseCache } from './response-cache.ts';

/**
 * Serves cached responses before the framework sees the request, which would double the cost. A request with
 * the same raw text as one answered within the last second gets the same bytes and headers; every other
 * continues untouched.
 */
export const serveCachedResponses = (
  server: Server,
  responseCache: ResponseCache,
  headers: Readonly<Record<string, string>>,
): void => {
  const [goOn] = server.listeners('request') as [RequestListener];
  server.off('request', goOn);
  server.on('request', (request, response) => {
    const contentType = mayBeRemembered(request) ? contentTypeFor(request.headers.accept) : undefined;
    if (!contentType) return goOn(request, response);
    request.once('readable', () => {
      const text: Buffer | null = request.read();
      const isWhole = text?.length === Number(request.headers['content-length']);
      const answer = isWhole ? responseCache.peek(text.toString()) : undefined;
      if (answer) {
        const length = Buffer.byteLength(answer);
        response.writeHead(200, { ...headers, 'content-type': contentType, 'content-length': length });
        return response.end(answer);
      }
      if (text) request.unshift(text);
      return goOn(request, response);
    });
  });
};

const mayBeRemembered = (request: IncomingMessage): boolean => {
  const { method, url, headers } = request;
  return (
    method === 'POST' &&
    url === '/graphql' &&
    headers['content-type'] === 'application/json' &&
    Number(headers['content-length']) <= longestRequest &&
    !isCompressed(headers) &&
    !isForeignPost(request)
  );
};
