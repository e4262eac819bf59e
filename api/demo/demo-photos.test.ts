import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Marketplace } from '../testing/marketplace.ts';
import { chooseCovers } from './demo-covers.ts';
import { photoOfDish, readDemoPhotos } from './demo-photos.ts';
import { installDemoPhotos } from './install-demo-photos.ts';

let marketplace: Marketplace;
let folder: string;

const credits = `# Photographs

| file | dish | author | license | page |
|---|---|---|---|---|
| masala-dosa.jpg | Masala dosa | Marajozkee | CC BY-SA 4.0 | https://example.com/dosa |
| filter-coffee.jpg | Filter coffee | Rao | CC0 1.0 | https://example.com/coffee |
| missing.jpg | Not there | None | CC0 1.0 | https://example.com/missing |
`;
const photo = (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  marketplace = await Marketplace.open();
  folder = await mkdtemp(join(tmpdir(), 'demo-photos-'));
  await writeFile(join(folder, 'CREDITS.md'), credits);
  await writeFile(join(folder, 'masala-dosa.jpg'), await photo('#d9a24a'));
  await writeFile(join(folder, 'filter-coffee.jpg'), await photo('#5a2f12'));
  await writeFile(join(folder, 'without-credit.jpg'), await photo('#ffffff'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await marketplace.close();
});

test('photographs with a credit are read, and each dish gets one of its kind', async () => {
  const photos = await readDemoPhotos(folder);
  expect(photos.map(({ credit }) => credit.shows)).toEqual(['Filter coffee', 'Masala dosa']);
  const of = (name: string) => photoOfDish({ id: '0000000a', name }, photos)?.credit.shows;
  expect(of('Mysore masala dosa')).toBe('Masala dosa');
  expect(of('Paper roast dosa')).toBe('Masala dosa');
  expect(of('Cutting chai')).toBe('Filter coffee');
  expect(of('Gulab jamun')).toBeUndefined();
});

test('a folder without credits, or that is not there, stops the start with a reason', async () => {
  await expect(readDemoPhotos(join(folder, 'nowhere'))).rejects.toThrow('CREDITS.md');
});

test('a kitchen gets a cover of what it cooks, and neighbors different ones', async () => {
  const photos = await readDemoPhotos(folder);
  const kitchen = (id: string, cuisineType: string, ...dishes: string[]) => ({
    id,
    cityId: 'san-jose',
    cuisineType,
    dishes: dishes.map((name, at) => ({ id: `0000000${at}`, name })),
  });
  const covers = chooseCovers(
    [
      kitchen('asha', 'Tamil', 'Masala dosa', 'Filter coffee'),
      kitchen('gauri', 'Tamil', 'Masala dosa', 'Filter coffee'),
      kitchen('ravi', 'Tamil', 'Masala dosa'),
      kitchen('lata', 'Bengali', 'Gulab jamun'),
    ],
    photos,
  );
  expect([...covers].map(([id, { credit }]) => [id, credit.shows])).toEqual([
    ['asha', 'Masala dosa'],
    ['gauri', 'Filter coffee'],
    ['ravi', 'Masala dosa'],
  ]);
});

test('dishes and the cards of their kitchens show them, and a photo of a cook stays', async () => {
  await marketplace.empty('cities', 'photo_files');
  const { kitchen } = await marketplace.kitchenOwner('Asha Rao');
  const [dish] = kitchen.dishes;
  await marketplace.sql.rows(`update dishes set name = 'Masala dosa' where id = $1`, [dish!.id]);
  const photos = await readDemoPhotos(folder);
  await installDemoPhotos(marketplace.sql, marketplace.services.files, photos);
  const seen = async () =>
    (
      await marketplace
        .anonymous()
        .graphql(
          'query ($id: ID!) { supplier(id: $id) { cover { alt } picture { url alt } menu { dishes { id photo { url } } } } }',
          {
            id: kitchen.id,
          },
        )
    ).supplier;
  const shown = await seen();
  expect(shown.cover.alt).toBe('Masala dosa');
  expect(shown.picture.alt).toBe('Masala dosa');
  expect(shown.picture.url).not.toBe(shown.menu[0].dishes[0].photo.url);
  expect((await marketplace.anonymous().send(shown.picture.url)).status).toBe(200);
  await installDemoPhotos(marketplace.sql, marketplace.services.files, photos);
  expect(await seen()).toEqual(shown);
});
