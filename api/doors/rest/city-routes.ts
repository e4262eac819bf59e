import type { FastifyInstance } from 'fastify';
import { zipNotFound } from '../../../schema/rules/kitchen.ts';
import { lookupZipCode } from '../../domains/cities/lookup-zip-code.ts';
import { listCities } from '../../domains/suppliers/cities/find-cities.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { textFields } from './body.ts';
import { listLimit } from './list-limit.ts';
import { presentCity } from './present/city.ts';

export const cityRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get('/api/cities', async (request, reply) => {
    const cities = await listCities(await requestCtx.of(request, reply), listLimit);
    return cities.map(presentCity);
  });

  app.post('/api/lookup-zipcode', async (request, reply) => {
    const { zipCode } = textFields(request, 'zipCode');
    const places = await lookupZipCode(await requestCtx.of(request, reply), zipCode);
    if (places.length === 0) {
      const message = zipNotFound;
      return reply.code(404).send({ success: false, message, locations: [] });
    }
    return { success: true, locations: places.map(({ city, state }) => ({ city, state })) };
  });
};
