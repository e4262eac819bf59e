import type { GraphQLResolveInfo } from 'graphql';
import type { IResolvers, MercuriusContext } from 'mercurius';
import type { Query } from '../limit/pipelined-pool.ts';
import type { OrderInput } from '../limit/place-order.ts';
import { kitchenById, kitchensInCity, kitchensWithWord, menuOf } from '../limit/statements.ts';
import { orderPlacer } from './place-order.ts';
import { kitchenOf, menuOfRows } from './shapes.ts';

interface Filter {
  cityId: string;
  text?: string;
}

const asks = ({ fieldNodes }: GraphQLResolveInfo, field: string): boolean =>
  fieldNodes[0]!.selectionSet!.selections.some(
    selection => selection.kind === 'Field' && selection.name.value === field,
  );

/** Resolvers for the four GraphQL requests of the bench: reads on the statements of the limit, orders on the server's. */
export const resolversOver = (query: Query): IResolvers => {
  const placeOrder = orderPlacer(query);
  return {
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
      placeOrder(_root: unknown, { input }: { input: OrderInput }, { reply }: MercuriusContext) {
        const { cookie = '' } = reply.request.headers;
        return placeOrder(cookie.slice(cookie.indexOf('=') + 1), input);
      },
    },

    // A refusal is an error here: no request of the bench is answered with one.
    PlaceOrderResult: { resolveType: () => 'Order' },
  };
};
