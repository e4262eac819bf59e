import type { GraphQLResolveInfo } from 'graphql';
import type { IResolvers, MercuriusContext } from 'mercurius';
import type { Query } from '../limit/pipelined-pool.ts';
import { type OrderInput, placeOrder } from '../limit/place-order.ts';
import { kitchenById, kitchensInCity, kitchensWithWord, menuOf } from '../limit/statements.ts';
import { kitchenOf, lineOf, menuOfRows, placedOf } from './shapes.ts';

interface Filter {
  cityId: string;
  text?: string;
}

const asks = ({ fieldNodes }: GraphQLResolveInfo, field: string): boolean =>
  fieldNodes[0]!.selectionSet!.selections.some(
    selection => selection.kind === 'Field' && selection.name.value === field,
  );

/** Resolvers for the four GraphQL requests of the bench, on the statements of the limit. */
export const resolversOver = (query: Query): IResolvers => ({
  Query: {
    async suppliers(_root: unknown, { filter: { cityId, text } }: { filter: Filter }) {
      const rows = await (text ? kitchensWithWord(query, cityId, text) : kitchensInCity(query, cityId));
      return { nodes: rows.map(kitchenOf) };
    },

    /** Queries the menu, if selected, in parallel with the kitchen. */
    async supplier(_root: unknown, { id }: { id: string }, _context: unknown, info: GraphQLResolveInfo) {
      const dishes = asks(info, 'menu') ? menuOf(query, id) : [];
      const [[found], menu] = await Promise.all([kitchenById(query, id), dishes]);
      return found ? { ...kitchenOf(found), menu: menuOfRows(menu) } : null;
    },
  },

  Mutation: {
    async placeOrder(_root: unknown, { input }: { input: OrderInput }, { reply }: MercuriusContext) {
      const { cookie = '' } = reply.request.headers;
      const { id, number, rows: placing } = placeOrder(query, cookie.slice(cookie.indexOf('=') + 1), input);
      const rows = await placing;
      if (rows.length === 0) throw new Error('The order was refused.');
      const { serviceDate, mealtime } = input;
      const asked = { id, orderNumber: number, status: 'PLACED', serviceDate, mealtime };
      return { ...asked, ...placedOf(rows[0]!), lines: rows.map(lineOf) };
    },
  },

  // A refusal is an error here: no request of the bench is answered with one.
  PlaceOrderResult: { resolveType: () => 'Order' },
});
