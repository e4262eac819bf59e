import { zipCode, zipNotFound } from '../../../schema/rules/kitchen.ts';
import { lookupZipCode } from '../../domains/cities/lookup-zip-code.ts';
import { stopsInForce } from '../../domains/cities/ordering-stops/stops-in-force.ts';
import { pageOfCities } from '../../domains/suppliers/cities/find-cities.ts';
import { text } from './body.ts';
import { openToAll } from './open-to-all.ts';
import { citiesShape, placesShape, presentCity, unknownZipShape } from './present/city.ts';
import { get, json, page, post, type Route } from './route.ts';
import { afterPage, listLimit, sendPage } from './send-page.ts';

export const cityRoutes: readonly Route[] = [
  get(
    '/api/cities',
    {
      tag: 'Marketplace',
      summary: 'List the cities',
      who: openToAll,
      isForAll: true,
      parameters: {},
      query: { after: afterPage },
      answer: page('Cities by name, also those that are not open yet.', citiesShape),
    },
    async ({ ctx, query, request, reply }) => {
      const [cities, stops] = await Promise.all([
        pageOfCities(ctx, listLimit, { activeOnly: false, after: query.after }),
        stopsInForce(ctx),
      ]);
      return sendPage(request, reply, cities, city => presentCity(city, stops));
    },
  ),
  post(
    '/api/lookup-zipcode',
    {
      tag: 'Marketplace',
      summary: 'Look up a ZIP code',
      who: openToAll,
      parameters: {},
      body: {
        zipCode: text('ZIP code, with or without its last four digits.', zipCode, { example: '95112' }),
      },
      answer: json('Its places.', placesShape),
      refusals: { 404: { description: 'No place has the ZIP code.', shape: unknownZipShape } },
    },
    async ({ ctx, body, reply }) => {
      const places = await lookupZipCode(ctx, body.zipCode);
      if (places.length === 0)
        return reply.code(404).send({ success: false, message: zipNotFound, locations: [] });
      return { success: true as const, locations: places.map(({ city, state }) => ({ city, state })) };
    },
  ),
];
