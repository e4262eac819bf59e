import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openToAnyOrigin } from './cross-origin.ts';

interface Allowed {
  takesCards?: boolean;
  writesStyles?: boolean;
}

/** No inline script and nothing from other origins, except the card provider's where cards are accepted. */
const contentSecurityPolicy = ({ takesCards, writesStyles }: Allowed) =>
  [
    "default-src 'none'",
    `script-src 'self'${takesCards ? ' https://js.stripe.com' : ''}`,
    ...(takesCards ? ['frame-src https://js.stripe.com https://hooks.stripe.com'] : []),
    `style-src 'self'${writesStyles ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data: blob:${takesCards ? ' https://*.stripe.com' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${takesCards ? ' https://api.stripe.com' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(self "https://js.stripe.com")',
};

/** For data responses: nothing in them may run, be framed, be cached or be embedded by other sites. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const onlyHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Headers of every response of /graphql and /api. */
export const headersForData = (isProduction: boolean) => ({
  ...dataHeaders,
  ...(isProduction && onlyHttps),
});

const isGraphQL = (url: string) => url.startsWith('/graphql');

const isForData = (url: string) => isGraphQL(url) || url.startsWith('/api/');

/** The page with an editor for GraphQL, which writes its positions and colors as styles; no other page may. */
const isExplorer = (url: string) => /^\/developers\/explorer\/?(?:\?|$)/.test(url);

export type HeadersFor = (url: string) => Readonly<Record<string, string>>;

/** Headers of every response at a URL. */
export const securityHeaders = (isProduction: boolean, takesCards: boolean): HeadersFor => {
  const forPages = {
    'content-security-policy': contentSecurityPolicy({ takesCards }),
    ...pageHeaders,
    ...(isProduction && onlyHttps),
  };
  const forExplorer = {
    ...forPages,
    'content-security-policy': contentSecurityPolicy({ writesStyles: true }),
  };
  const forData = headersForData(isProduction);
  return url => {
    if (isForData(url)) return forData;
    return isExplorer(url) ? forExplorer : forPages;
  };
};

/** Sets headers on every response, and refuses requests before any route. */
export const secure = (
  app: FastifyInstance,
  headersFor: HeadersFor,
  noteForeign: (request: FastifyRequest) => void,
): void => {
  app.addHook('onRequest', (request, reply, go) => {
    reply.headers(headersFor(request.url));
    if (isForData(request.url)) reply.header('x-request-id', request.id);
    // Also for what is refused here, so that the app of another site can read why.
    if (isGraphQL(request.url)) reply.headers(openToAnyOrigin);
    if (isCompressed(request.headers)) {
      reply.code(415).send({ message: 'Compressed request bodies are not accepted.' });
    } else if (isForeignPost(request)) {
      noteForeign(request);
      reply.code(403).send({ message: 'Requests from other sites are not accepted.' });
    } else {
      go();
    }
  });
};

/** Decompressing bodies from strangers would cost more than it saves. */
export const isCompressed = (headers: IncomingHttpHeaders): boolean =>
  headers['content-encoding'] !== undefined;

/** Browsers send the page's origin; a page of another site must not act with this site's cookie. */
export const isForeignPost = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean => {
  const { origin, host, cookie } = headers;
  if (method === 'GET' || method === 'HEAD' || origin === undefined || cookie === undefined) return false;
  return !isSameOrigin(origin, host);
};

export const isSameOrigin = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;
