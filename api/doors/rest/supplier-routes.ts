import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../core/operation/ctx.ts';
import { listSuppliers } from '../../domains/suppliers/searching/find-suppliers.ts';
import type { SupplierFilter } from '../../domains/suppliers/searching/supplier-inputs.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { queryText } from './body.ts';
import { listLimit } from './list-limit.ts';
import { presentedColumns, presentSupplier } from './present/supplier.ts';

export const supplierRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  const list = async (ctx: Ctx, filter: SupplierFilter) => {
    const kitchens = await listSuppliers(ctx, filter, presentedColumns, listLimit);
    return kitchens.map(presentSupplier);
  };

  app.get('/api/suppliers', async (request, reply) => {
    const filter = { city: queryText(request, 'city'), state: queryText(request, 'state') };
    return list(await requestCtx.of(request, reply), filter);
  });

  app.get('/api/search', async (request, reply) => {
    const filter = {
      text: queryText(request, 'query'),
      city: queryText(request, 'city'),
      state: queryText(request, 'state'),
    };
    return list(await requestCtx.of(request, reply), filter);
  });
};
