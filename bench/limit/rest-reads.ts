import { text } from './json.ts';
import type { Query, Texts } from './pipelined-pool.ts';

const columns = `s.id, s.kitchen_name, s.description, s.cuisine_type, s.address, s.latitude, s.longitude,
  s.rating::float8, s.total_ratings`;

const kitchen = ([id, name, description, cuisine, address, latitude, longitude, rating, ratings]: Texts) =>
  `{"id":"${id}","kitchenName":${text(name!)},"description":${text(description!)},"cuisineType":${text(cuisine!)},` +
  `"address":${text(address!)},"latitude":${latitude},"longitude":${longitude},"rating":${rating},` +
  `"totalRatings":${ratings},"isActive":true}`;

const city = '(select id from cities where lower(name) = $1 and state = $2)';

export const restList = async (query: Query, parameters: URLSearchParams): Promise<string> => {
  const rows = await query(
    'rest list',
    `select ${columns} from suppliers s where s.city_id = ${city} and s.is_active
     order by s.rating desc, s.id limit 200`,
    [parameters.get('city')!.toLowerCase(), parameters.get('state')],
  );
  return `[${rows.map(kitchen).join(',')}]`;
};

export const restSearch = async (query: Query, parameters: URLSearchParams): Promise<string> => {
  const rows = await query(
    'rest search',
    `select ${columns} from (
       select id, rating from (
         select id, rating, search_text from suppliers where city_id = ${city} and is_active
         order by rating desc, id limit 4000
       ) walked where strpos(search_text, $3) > 0 order by rating desc, id limit 200
     ) found join suppliers s using (id) order by found.rating desc, found.id`,
    [parameters.get('city')!.toLowerCase(), parameters.get('state'), parameters.get('query')!.toLowerCase()],
  );
  return `[${rows.map(kitchen).join(',')}]`;
};
