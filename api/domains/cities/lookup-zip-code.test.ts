import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doors } from '../../testing/doors.ts';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  await marketplace.sql.rows(
    `insert into zip_codes (zip_code, city, state, latitude, longitude) values
     ('95112', 'San Jose', 'CA', 37.35, -121.89), ('06512', 'New Haven', 'CT', 41.28, -72.87),
     ('06512', 'East Haven', 'CT', 41.28, -72.87)`,
  );
});
afterAll(() => marketplace.close());

describe.each(doors)('through $name', door => {
  const places = (zipCode: string) => door.placesOf(marketplace.anonymous(), zipCode);

  test('a ZIP code resolves to its place, with or without the four extra digits', async () => {
    expect(await places('95112')).toEqual([{ city: 'San Jose', state: 'CA' }]);
    expect(await places(' 95112-1234 ')).toEqual([{ city: 'San Jose', state: 'CA' }]);
  });

  test('or to several', async () => {
    expect(await places('06512')).toEqual([
      { city: 'East Haven', state: 'CT' },
      { city: 'New Haven', state: 'CT' },
    ]);
  });

  test.each(['00000', '9511', '951123', 'abcde', '', "95112' or 1=1", '95112\u0000'])(
    'there is nothing at %j',
    async zipCode => {
      expect(await places(zipCode)).toEqual([]);
    },
  );
});

test('REST answers have the specified shape and status', async () => {
  const visitor = marketplace.anonymous();
  const found = await visitor.rest('POST', '/api/lookup-zipcode', { zipCode: '95112' });
  expect(found.status).toBe(200);
  expect(found.body).toEqual({ success: true, locations: [{ city: 'San Jose', state: 'CA' }] });
  const none = await visitor.rest('POST', '/api/lookup-zipcode', { zipCode: '00000' });
  expect(none.status).toBe(404);
  expect(none.body).toEqual({
    success: false,
    message: 'ZIP code not found. Please verify and try again.',
    locations: [],
    requestId: expect.any(String),
  });
  expect(await visitor.rest('POST', '/api/lookup-zipcode', { zipCode: 95112 })).toMatchObject({
    status: 400,
  });
});
