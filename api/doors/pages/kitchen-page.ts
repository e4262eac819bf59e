import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Budget } from '../../core/limits/budget.ts';
import type { SparingLog } from '../../core/logging/sparing-log.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { isDatabaseUnavailable } from '../../platform/database/failures.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { kitchenHead } from './kitchen-head.ts';
import type { OriginOf } from './origin.ts';
import { asPage, PageCache } from './page-cache.ts';
import { hidden, withHead } from './page-head.ts';
import { PrerenderedKitchens } from './prerendered-kitchens.ts';
import { sendPage } from './send-page.ts';
import { type Language, languageOf, type ServerRenderer } from './server-renderer.ts';
import { withScreen } from './with-screen.ts';

interface Parts {
  /** The client's empty page in each language. */
  pages: Record<Language, string>;
  renderer: ServerRenderer | undefined;
  requestCtx: RequestCtx;
  originOf: OriginOf;
  refusals: SparingLog;
}

export const kitchenPath = '/supplier/:id';

/** Pages rendered per source and minute; cached ones are not counted. */
const pagesForOne = 120;

/** Renders a kitchen's page on the server, so that a phone shows the kitchen first. */
export const kitchenPage = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  const { pages, renderer, requestCtx, originOf, refusals } = parts;
  const memory = new PageCache();
  const budget = new Budget(pagesForOne);
  const kitchens = renderer && new PrerenderedKitchens(renderer, askAsStranger(app));
  const nowhere = { en: await asPage(hidden(pages.en)), hi: await asPage(hidden(pages.hi)) };
  const plain = { en: await asPage(pages.en), hi: await asPage(pages.hi) };

  const make = async (id: string, address: string, language: Language) => {
    const head = await kitchenHead(requestCtx.ofNobody(), id, address);
    if (!head) return hidden(pages[language]);
    const withoutScreen = withHead(pages[language], head);
    try {
      return kitchens
        ? withScreen(withoutScreen, await kitchens.screenOf(id, language), language)
        : withoutScreen;
    } catch (error) {
      app.log.warn({ err: error }, 'kitchen page not prerendered; the browser renders it');
      return withoutScreen;
    }
  };

  /** A source over its limit gets the page that renders in the browser. */
  const pageFor = (request: FastifyRequest, id: string, language: Language) => {
    const address = `${originOf(request)}/supplier/${id}`;
    const key = `${language} ${address}`;
    const known = memory.find(key);
    if (known) return known;
    const source = requestCtx.sourceOf(request);
    if (budget.spend(source) === 0) return memory.make(key, () => make(id, address, language));
    refusals.warn({ source }, 'kitchen pages left to the browser to draw: too many of one source');
    return plain[language];
  };

  app.get<{ Params: { id: string } }>(kitchenPath, async (request, reply) => {
    const { id } = request.params;
    const language = languageOf(request.cookies);
    if (!isIdentifier(id)) return sendPage(request, reply, nowhere[language]);
    // One kitchen has one URL: an id in another spelling would be rendered again.
    if (id !== id.toLowerCase()) return reply.redirect(`/supplier/${id.toLowerCase()}`, 301);
    try {
      return sendPage(request, reply, await pageFor(request, id, language));
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      // The client's page shows the problem and retries.
      return sendPage(request, reply.code(503).header('retry-after', '5'), plain[language]);
    }
  });
};

/** Queries over the public GraphQL route, without a cookie. */
const askAsStranger = (app: FastifyInstance) => async (query: string, id: string) => {
  const payload = { operationName: 'Kitchen', query, variables: { id } };
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload });
  return answer.body;
};
