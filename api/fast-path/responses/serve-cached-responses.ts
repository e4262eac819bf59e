import type { IncomingMessage, RequestListener } from 'node:http';
import { contentTypeFor } from '../../doors/graphql/content-type.ts';
import { costHeader } from '../../doors/graphql/spend-points.ts';
import { requestIdOf } from '../../doors/http/request-id.ts';
import { isCompressed, isForeignPost } from '../../doors/http/security.ts';
import { longestRequest, type ResponseCache } from './response-cache.ts';

/**
 * Serves cached responses before the framework sees the request, which would double the cost. A request with
 * the same raw text as one answered within the last second gets the same response, compressed where it takes that;
 * every other goes to `next` untouched.
 */
export const serveCachedResponses =
  (
    responses: ResponseCache,
    headers: Readonly<Record<string, string>>,
    next: RequestListener,
  ): RequestListener =>
  (request, response) => {
    const contentType = mayBeCached(request) ? contentTypeFor(request.headers.accept) : undefined;
    if (!contentType) return next(request, response);
    request.once('readable', () => {
      const text: Buffer | null = request.read();
      const isWhole = text?.length === Number(request.headers['content-length']);
      const answer = isWhole ? answerOf(responses, text.toString(), request) : undefined;
      if (answer) {
        const length = Buffer.byteLength(answer);
        const encoding = typeof answer === 'string' ? undefined : { 'content-encoding': 'gzip' };
        response.writeHead(200, {
          ...headers,
          ...encoding,
          'content-type': contentType,
          'content-length': length,
          'x-request-id': requestIdOf(request),
        });
        return response.end(answer);
      }
      if (text) request.unshift(text);
      return next(request, response);
    });
  };

/** As gzip for clients that take it: what every browser does, and cheaper for all than other encodings. */
const answerOf = (responses: ResponseCache, text: string, { headers }: IncomingMessage) =>
  takesGzip.test(headers['accept-encoding'] ?? '') ? responses.peekGzip(text) : responses.peek(text);

/** Named without a weight of zero. */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

const mayBeCached = (request: IncomingMessage): boolean => {
  const { method, url, headers } = request;
  return (
    method === 'POST' &&
    url === '/graphql' &&
    headers['content-type'] === 'application/json' &&
    Number(headers['content-length']) <= longestRequest &&
    headers[costHeader] === undefined &&
    !isCompressed(headers) &&
    !isForeignPost(request)
  );
};
