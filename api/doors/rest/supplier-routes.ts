import { pageOfSuppliers } from '../../domains/suppliers/searching/find-suppliers.ts';
import type { SupplierFilter } from '../../domains/suppliers/searching/supplier-inputs.ts';
import { openToAll } from './open-to-all.ts';
import { presentedColumns, presentSupplier, suppliersShape } from './present/supplier.ts';
import { type Call, get, page, type Route } from './route.ts';
import { afterPage, listLimit, sendPage } from './send-page.ts';

const place = {
  city: 'Name of a city, such as `San Jose`; every city when it is left out.',
  state: 'Two-letter state code, for cities of the same name.',
};

const list = async (
  { ctx, query, request, reply }: Pick<Call<string, 'after'>, 'ctx' | 'query' | 'request' | 'reply'>,
  filter: SupplierFilter,
) => {
  const asked = { filter, columns: presentedColumns, size: listLimit, after: query.after };
  return sendPage(request, reply, await pageOfSuppliers(ctx, asked), presentSupplier);
};

export const supplierRoutes: readonly Route[] = [
  get(
    '/api/suppliers',
    {
      tag: 'Marketplace',
      summary: 'List kitchens',
      who: openToAll,
      isForAll: true,
      points: 2500,
      parameters: {},
      query: { ...place, after: afterPage },
      answer: page('Listed kitchens, the best rated first.', suppliersShape),
    },
    async call => list(call, { city: call.query.city, state: call.query.state }),
  ),
  get(
    '/api/search',
    {
      tag: 'Marketplace',
      summary: 'Search kitchens',
      who: openToAll,
      isForAll: true,
      points: 4000,
      parameters: {},
      query: { query: 'Words to look for in kitchens and their dishes.', ...place, after: afterPage },
      answer: page('Listed kitchens that match, the best rated first.', suppliersShape),
    },
    async call => list(call, { text: call.query.query, city: call.query.city, state: call.query.state }),
  ),
];
