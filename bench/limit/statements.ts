import type { Query, Texts } from './pipelined-pool.ts';

// Statements of both the limit and Mercurius, so that only the execution differs.

const kitchenColumns = `s.id, s.kitchen_name, s.cook_name, s.description, s.cuisine_type, s.address,
  s.latitude, s.longitude, s.rating::float8, s.total_ratings`;

export const kitchensInCity = (query: Query, cityId: string): Promise<Texts[]> =>
  query(
    'list',
    `select ${kitchenColumns} from suppliers s where s.city_id = $1 and s.is_active
     order by s.rating desc, s.id limit 20`,
    [cityId],
  );

export const kitchensWithWord = (query: Query, cityId: string, word: string): Promise<Texts[]> =>
  query(
    'search',
    `select ${kitchenColumns} from (
       select id, rating from (
         select id, rating, search_text from suppliers where city_id = $1 and is_active
         order by rating desc, id limit 2000
       ) walked where strpos(search_text, $2) > 0 order by rating desc, id limit 20
     ) found join suppliers s using (id) order by found.rating desc, found.id`,
    [cityId, word.toLowerCase()],
  );

export const kitchenById = (query: Query, id: string): Promise<Texts[]> =>
  query(
    'kitchen',
    `select ${kitchenColumns} from suppliers s where s.id = $1 and (s.is_active or s.paused_until is not null)`,
    [id],
  );

/** The dishes of a kitchen, each with its category. */
export const menuOf = (query: Query, id: string): Promise<Texts[]> =>
  query(
    'menu',
    `select c.id, c.name, d.id, d.name, d.description, d.price_cents, d.diet, d.spice_level, d.is_available
     from dishes d join menu_categories c on c.id = d.category_id
     where d.supplier_id = $1 and d.removed_at is null order by c.position, d.position`,
    [id],
  );
