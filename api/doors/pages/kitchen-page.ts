import type { FastifyInstance, FastifyRequest } from 'fastify';
import { byLanguage, type Language } from '../../../schema/languages.ts';
import { Budget } from '../../core/limits/budget.ts';
import type { SparingLog } from '../../core/logging/sparing-log.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { isDatabaseUnavailable } from '../../platform/database/failures.ts';
import type { OriginOf } from '../http/origin.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { kitchenHead } from './kitchen-head.ts';
import { asPage, type Page } from './page.ts';
import { hidden, withHead } from './page-head.ts';
import { type RenderKitchen, renderKitchenBy } from './render-kitchen.ts';
import { sendPage } from './send-page.ts';
import { languageOf, type ServerRenderer } from './server-renderer.ts';
import { withScreen } from './with-screen.ts';

/** Saves rendering what was rendered a moment ago. */
export interface PageCaching {
  /** Finished pages by language and address. */
  pages: {
    find(key: string): Promise<Page> | undefined;
    make(key: string, html: () => Promise<string>): Promise<Page>;
  };
  cachingScreens(render: RenderKitchen): RenderKitchen;
}

interface Parts {
  /** The client's empty page in each language. */
  pages: Record<Language, string>;
  renderer: ServerRenderer | undefined;
  requestCtx: RequestCtx;
  originOf: OriginOf;
  refusals: SparingLog;
  /** Absent where every request renders its page. */
  caching: PageCaching | undefined;
}

export const kitchenPath = '/supplier/:id';

/** Pages rendered per source and minute; cached ones are not counted. */
const pagesForOne = 120;

/** Renders a kitchen's page on the server, so that a phone shows the kitchen first. */
export const kitchenPage = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  const { pages, renderer, requestCtx, originOf, refusals, caching } = parts;
  const budget = new Budget(pagesForOne);
  const screenOf = renderer && screensBy(renderer, caching, askAsStranger(app));
  const nowhere = byLanguage(language => asPage(hidden(pages[language])));
  const plain = byLanguage(language => asPage(pages[language]));

  const make = async (id: string, address: string, language: Language) => {
    const head = await kitchenHead(requestCtx.anonymous(), id, address);
    if (!head) return hidden(pages[language]);
    const withoutScreen = withHead(pages[language], head);
    try {
      return screenOf ? withScreen(withoutScreen, await screenOf(id, language), language) : withoutScreen;
    } catch (error) {
      app.log.warn({ err: error }, 'kitchen page not prerendered; the browser renders it');
      return withoutScreen;
    }
  };

  /** A source over its limit gets the page that renders in the browser. */
  const pageFor = (request: FastifyRequest, id: string, language: Language) => {
    const address = `${originOf(request)}/supplier/${id}`;
    const key = `${language} ${address}`;
    const known = caching?.pages.find(key);
    if (known) return known;
    const source = requestCtx.sourceOf(request);
    const html = () => make(id, address, language);
    if (budget.spend(source) === 0) return caching ? caching.pages.make(key, html) : html().then(asPage);
    refusals.warn({ source }, 'kitchen pages left to the browser to draw: too many of one source');
    return plain[language];
  };

  app.get<{ Params: { id: string } }>(kitchenPath, async (request, reply) => {
    const { id } = request.params;
    const language = languageOf(request.cookies);
    if (!isIdentifier(id)) return sendPage(request, reply, await nowhere[language]);
    // One kitchen has one URL: an id in another spelling would be rendered again.
    if (id !== id.toLowerCase()) return reply.redirect(`/supplier/${id.toLowerCase()}`, 301);
    try {
      return sendPage(request, reply, await pageFor(request, id, language));
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      // The client's page shows the problem and retries.
      return sendPage(request, reply.code(503).header('retry-after', '5'), await plain[language]);
    }
  });
};

/** Runs a query as an anonymous viewer; returns the response body. */
type Ask = (query: string, id: string) => Promise<string>;

const screensBy = (renderer: ServerRenderer, caching: PageCaching | undefined, ask: Ask) => {
  const plain = renderKitchenBy(renderer);
  const render = caching?.cachingScreens(plain) ?? plain;
  return async (id: string, language: Language) =>
    render(id, await ask(renderer.kitchenQuestion, id), language);
};

/** Queries over the public GraphQL route, without a cookie. */
const askAsStranger =
  (app: FastifyInstance): Ask =>
  async (query, id) => {
    const payload = { operationName: 'Kitchen', query, variables: { id } };
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload });
    return answer.body;
  };
