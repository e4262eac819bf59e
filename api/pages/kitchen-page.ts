import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestCtx } from '../http/request-ctx.ts';
import { type Drawing, type Language, languageOf } from './drawing.ts';
import { DrawnKitchens } from './drawn-kitchens.ts';
import { kitchenHead } from './kitchen-head.ts';
import type { OriginOf } from './origin.ts';
import { hidden, withHead } from './page-head.ts';
import { PageMemory } from './page-memory.ts';
import { sendPage } from './send-page.ts';
import { withScreen } from './with-screen.ts';

interface Parts {
  /** The client's page in each language, as yet empty. */
  pages: Record<Language, string>;
  drawing: Drawing | undefined;
  requestCtx: RequestCtx;
  originOf: OriginOf;
}

type KitchenRequest = FastifyRequest<{ Params: { id: string } }>;

/** A kitchen's page, drawn here so that the first thing a phone shows is the kitchen itself. */
export const kitchenPage = (app: FastifyInstance, parts: Parts): void => {
  const { pages, drawing, requestCtx, originOf } = parts;
  const memory = new PageMemory();
  const kitchens = drawing && new DrawnKitchens(drawing, askAsStranger(app));

  const make = async (request: KitchenRequest, reply: FastifyReply, language: Language) => {
    const { id } = request.params;
    const address = `${originOf(request)}/supplier/${encodeURIComponent(id)}`;
    const head = await kitchenHead(await requestCtx.of(request, reply), id, address);
    if (!head) return hidden(pages[language]);
    const withoutScreen = withHead(pages[language], head);
    try {
      return kitchens
        ? withScreen(withoutScreen, await kitchens.screenOf(id, language), language)
        : withoutScreen;
    } catch (error) {
      request.log.warn({ err: error }, 'a kitchen was left to the browser to draw');
      return withoutScreen;
    }
  };

  app.get<{ Params: { id: string } }>('/supplier/:id', async (request, reply) => {
    const language = languageOf(request.cookies);
    const key = `${language} ${originOf(request)} ${request.params.id}`;
    return sendPage(request, reply, await memory.recall(key, () => make(request, reply, language)));
  });
};

/** Through the door that everybody uses, and with nobody's cookie. */
const askAsStranger = (app: FastifyInstance) => async (query: string, id: string) => {
  const payload = { operationName: 'Kitchen', query, variables: { id } };
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload });
  return answer.body;
};
