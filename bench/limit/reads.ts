import { dollars, flag, text } from './json.ts';
import type { Query, Texts } from './lanes.ts';

const kitchenColumns = `s.id, s.kitchen_name, s.cook_name, s.description, s.cuisine_type, s.address,
  s.latitude, s.longitude, s.rating::float8, s.total_ratings`;

const kitchen = ([
  id,
  name,
  cook,
  description,
  cuisine,
  address,
  latitude,
  longitude,
  rating,
  ratings,
]: Texts) =>
  `{"id":"${id}","kitchenName":${text(name!)},"cookName":${text(cook!)},"description":${text(description!)},` +
  `"cuisineType":${text(cuisine!)},"address":${text(address!)},"latitude":${latitude},"longitude":${longitude},` +
  `"rating":${rating},"totalRatings":${ratings}}`;

const kitchens = (rows: Texts[]) => `{"data":{"suppliers":{"nodes":[${rows.map(kitchen).join(',')}]}}}`;

export const list = async (query: Query, cityId: string): Promise<string> =>
  kitchens(
    await query(
      'list',
      `select ${kitchenColumns} from suppliers s where s.city_id = $1 and s.is_active
       order by s.rating desc, s.id limit 20`,
      [cityId],
    ),
  );

export const search = async (query: Query, cityId: string, word: string): Promise<string> =>
  kitchens(
    await query(
      'search',
      `select ${kitchenColumns} from (
         select id, rating from (
           select id, rating, search_text from suppliers where city_id = $1 and is_active
           order by rating desc, id limit 2000
         ) walked where strpos(search_text, $2) > 0 order by rating desc, id limit 20
       ) found join suppliers s using (id) order by found.rating desc, found.id`,
      [cityId, word.toLowerCase()],
    ),
  );

const dish = ([, , id, name, description, cents, diet, spiceLevel, isAvailable]: Texts) =>
  `{"id":"${id}","name":${text(name!)},"description":${text(description!)},` +
  `"price":{"cents":${cents},"text":${dollars(cents!)}},"diet":"${diet}","spiceLevel":${spiceLevel},` +
  `"isAvailable":${flag(isAvailable!)}}`;

const menu = (rows: Texts[]): string => {
  let json = '';
  let category: string | undefined;
  for (const row of rows) {
    if (row[0] === category) json += ',';
    else json += `${category ? ']},' : ''}{"id":"${row[0]}","name":${text(row[1]!)},"dishes":[`;
    category = row[0];
    json += dish(row);
  }
  return category ? `${json}]}` : json;
};

export const detail = async (query: Query, id: string): Promise<string> => {
  const [[found], dishes] = await Promise.all([
    query(
      'kitchen',
      `select ${kitchenColumns} from suppliers s where s.id = $1 and (s.is_active or s.paused_until is not null)`,
      [id],
    ),
    query(
      'menu',
      `select c.id, c.name, d.id, d.name, d.description, d.price_cents, d.diet, d.spice_level, d.is_available
       from dishes d join menu_categories c on c.id = d.category_id
       where d.supplier_id = $1 and d.removed_at is null order by c.position, d.position`,
      [id],
    ),
  ]);
  if (!found) return '{"data":{"supplier":null}}';
  return `{"data":{"supplier":${kitchen(found).slice(0, -1)},"menu":[${menu(dishes)}]}}}`;
};
