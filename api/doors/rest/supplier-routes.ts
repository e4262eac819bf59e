import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOfSuppliers } from '../../domains/suppliers/searching/find-suppliers.ts';
import type { SupplierFilter } from '../../domains/suppliers/searching/supplier-inputs.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { queryText } from './body.ts';
import { presentedColumns, presentSupplier } from './present/supplier.ts';
import { listLimit, sendPage } from './send-page.ts';

export const supplierRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  const list = async (request: FastifyRequest, reply: FastifyReply, filter: SupplierFilter) => {
    const asked = { filter, columns: presentedColumns, size: listLimit, after: queryText(request, 'after') };
    const kitchens = await pageOfSuppliers(await requestCtx.of(request, reply), asked);
    return sendPage(request, reply, kitchens, presentSupplier);
  };

  app.get('/api/suppliers', async (request, reply) => {
    const filter = { city: queryText(request, 'city'), state: queryText(request, 'state') };
    return list(request, reply, filter);
  });

  app.get('/api/search', async (request, reply) => {
    const filter = {
      text: queryText(request, 'query'),
      city: queryText(request, 'city'),
      state: queryText(request, 'state'),
    };
    return list(request, reply, filter);
  });
};
