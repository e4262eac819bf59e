import type { FastifyInstance } from 'fastify';
import { zipNotFound } from '../../../schema/rules/kitchen.ts';
import { lookupZipCode } from '../../domains/cities/lookup-zip-code.ts';
import { pageOfCities } from '../../domains/suppliers/cities/find-cities.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { queryText, textFields } from './body.ts';
import { presentCity } from './present/city.ts';
import { listLimit, sendPage } from './send-page.ts';

export const cityRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get('/api/cities', async (request, reply) => {
    const search = { activeOnly: false, after: queryText(request, 'after') };
    const cities = await pageOfCities(await requestCtx.of(request, reply), listLimit, search);
    return sendPage(request, reply, cities, presentCity);
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
