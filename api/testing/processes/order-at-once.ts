import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { anOrder, placeOrderDocument } from '../builders/an-order.ts';
import type { PreparedDatabase } from './prepared-database.ts';

export interface SentOrder {
  /** Status of the response and outcome of the order; rejects when the connection ends without one. */
  answer: Promise<{ status: number; order: { id?: string; status?: string } }>;
}

/** Sends orders, each on its own connection; resolves when every byte has left this process. */
export const orderAtOnce = async (
  origin: string,
  { kitchens, serviceDates, tokens }: PreparedDatabase,
  count: number,
): Promise<SentOrder[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const kitchen = kitchens[number % kitchens.length]!;
      const input = { ...anOrder(kitchen), serviceDate: serviceDates[number % serviceDates.length]! };
      const sent = request(`${origin}/graphql`, {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${tokens[number % tokens.length]}`,
        },
      });
      const answer = once(sent, 'response').then(async ([response]: IncomingMessage[]) => ({
        status: response!.statusCode!,
        order: JSON.parse(await text(response!)).data.placeOrder,
      }));
      answer.catch(() => undefined);
      await new Promise<void>(resolve => {
        sent.end(JSON.stringify({ query: placeOrderDocument, variables: { input } }), () => resolve());
      });
      return { answer };
    }),
  );
