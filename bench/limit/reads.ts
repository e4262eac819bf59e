import { dollars, flag, text } from './json.ts';
import type { Query, Texts } from './pipelined-pool.ts';
import { kitchenById, kitchensInCity, kitchensWithWord, menuOf } from './statements.ts';

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
  kitchens(await kitchensInCity(query, cityId));

export const search = async (query: Query, cityId: string, word: string): Promise<string> =>
  kitchens(await kitchensWithWord(query, cityId, word));

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
  const [[found], dishes] = await Promise.all([kitchenById(query, id), menuOf(query, id)]);
  if (!found) return '{"data":{"supplier":null}}';
  return `{"data":{"supplier":${kitchen(found).slice(0, -1)},"menu":[${menu(dishes)}]}}}`;
};
