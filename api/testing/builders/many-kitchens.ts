import type { Stage } from '../stage.ts';
import type { TestCity } from './a-city.ts';

/** Many kitchens without a menu, with pending applications: enough for the planner to use its indexes. */
export const manyKitchens = async ({ sql, clock }: Stage, city: TestCity, count: number): Promise<void> => {
  await sql.rows(
    `with people as (
       insert into users (id, role, name, email, created_at)
       select gen_random_uuid(), 'SUPPLIER', 'Cook ' || number, 'cook' || number || '@example.com', $1
       from generate_series(1, $2::int) number
       returning id, name
     ), kitchens as (
       insert into suppliers (id, user_id, city_id, kitchen_name, cook_name, description, cuisine_type, address,
         zip_code, latitude, longitude, daily_capacity, capacity, created_at)
       select gen_random_uuid(), id, $3, 'Kitchen of ' || name, name, 'Food as at home.', 'Tamil', '12 Almaden Ave',
         '95112', $4, $5, '11-25', 25, $1
       from people
       returning id
     )
     insert into applications (id, supplier_id, status, documents_submitted_at, created_at)
     select gen_random_uuid(), id, 'documents_submitted', $1, $1 from kitchens`,
    [clock.read(), count, city.id, city.latitude, city.longitude],
  );
};
