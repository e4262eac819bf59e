import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPdf, aPng } from '../../../testing/builders/a-file.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { OwnMenuActs } from '../../../testing/own-menu.ts';
import { sendFile } from '../../../testing/send-file.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let cook: Visitor;
let kitchen: TestKitchen;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('cities', 'photo_files');
  ({ cook, kitchen } = await marketplace.kitchenOwner('Asha Rao'));
});

const fields = 'photo { url webpSet avifSet width height placeholder alt }';
const show = async (
  content: Uint8Array,
  { name = 'dosa.jpg', alt = 'A crisp dosa', dish = kitchen.dishes[0]!.id, who = cook } = {},
) =>
  (
    await sendFile(
      who,
      `mutation ($dishId: ID!, $alt: String!, $file: Upload!) {
        setDishPhoto(dishId: $dishId, alt: $alt, file: $file) {
          __typename ... on Dish { id ${fields} } ... on Problem { code message field } } }`,
      { dishId: dish, alt },
      { content, name },
    )
  ).setDishPhoto;
const hide = async () =>
  (
    await cook.graphql(
      `mutation ($id: ID!) { removeDishPhoto(dishId: $id) { ... on Dish { ${fields} } ... on Problem { code } } }`,
      { id: kitchen.dishes[0]!.id },
    )
  ).removeDishPhoto;
const say = async (alt: string, { dish = kitchen.dishes[0]!.id, who = cook } = {}) =>
  (
    await who.graphql(
      `mutation ($dish: ID!, $alt: String!) { describeDishPhoto(dishId: $dish, alt: $alt) {
        ... on Dish { ${fields} } ... on Problem { code field } } }`,
      { dish, alt },
    )
  ).describeDishPhoto;
const seen = async () =>
  (
    await marketplace
      .anonymous()
      .graphql(`query ($id: ID!) { supplier(id: $id) { menu { dishes { ${fields} } } } }`, { id: kitchen.id })
  ).supplier.menu[0].dishes[0].photo;
const namedFiles = async () =>
  (await marketplace.sql.rows<{ count: number }>('select count(*)::int from photo_files'))[0]!.count;

/** Taken upright with a phone: wide in the file, with a note to turn it, and where it was taken. */
const fromAPhone = (color = '#d9542b') =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: color } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitude: '37/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe('Asha shows a photo of a dish', () => {
  test('upright, in two sizes and two formats, with nothing but the picture in it', async () => {
    const shown = await show(await fromAPhone());
    expect(shown.photo).toMatchObject({ width: 860, height: 1147, alt: 'A crisp dosa' });
    expect(shown.photo.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(shown.photo.placeholder.length).toBeLessThan(600);
    expect(await seen()).toEqual(shown.photo);

    const sources = `${shown.photo.webpSet}, ${shown.photo.avifSet}`.split(', ').map(each => each.split(' '));
    expect(sources.map(([, width]) => width)).toEqual(['430w', '860w', '430w', '860w']);
    // An operator removes all of them from a CDN by one tag.
    const [, photoName] = /^\/photos\/(.+)-\d+\.\w+$/.exec(shown.photo.url)!;
    for (const [path, width] of sources) {
      const answer = await marketplace.anonymous().send(path!);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
      expect(answer.headers.get('cache-tag')).toBe(`photo-${photoName}`);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      const { format, exif, ...size } = await picture.metadata();
      expect(answer.headers.get('content-type')).toBe(format === 'webp' ? 'image/webp' : 'image/avif');
      expect(`${size.width}w`).toBe(width);
      expect(exif).toBeUndefined();
    }
  });

  test('and another one instead; the first is gone', async () => {
    const { photo: first } = await show(await fromAPhone());
    const { photo: second } = await show(await fromAPhone('#14532d'), { alt: 'A green dosa' });
    expect(second.url).not.toBe(first.url);
    expect(await seen()).toMatchObject({ alt: 'A green dosa' });
    expect((await marketplace.anonymous().send(first.url)).status).toBe(404);
    expect((await marketplace.anonymous().send(second.url)).status).toBe(200);
    expect(await namedFiles()).toBe(5);
  });

  test('and changes its description later without sending it again', async () => {
    const { photo } = await show(await fromAPhone());
    expect(await say('A dosa with coconut chutney')).toEqual({
      photo: { ...photo, alt: 'A dosa with coconut chutney' },
    });
    expect(await seen()).toEqual({ ...photo, alt: 'A dosa with coconut chutney' });
    expect(await say(' ')).toEqual({ code: 'INVALID_INPUT', field: 'alt' });
    const { cook: gauri } = await marketplace.kitchenOwner('Gauri Sen');
    expect(await say('Mine', { who: gauri })).toMatchObject({ code: 'DISH_NOT_FOUND' });
    expect(await say('None', { dish: kitchen.dishes[1]!.id })).toEqual({
      code: 'INVALID_INPUT',
      field: 'dishId',
    });
    expect(await namedFiles()).toBe(5);
  });

  test('the same one twice, then none: its files go with the last dish that shows it', async () => {
    const photo = await fromAPhone();
    const { photo: first } = await show(photo);
    expect((await show(photo, { alt: 'The same' })).photo.url).toBe(first.url);
    await show(photo, { dish: kitchen.dishes[1]!.id });
    expect(await hide()).toEqual({ photo: null });
    expect(await namedFiles()).toBe(5);
    await new OwnMenuActs(cook).removeDish(kitchen.dishes[1]!.id);
    expect(await namedFiles()).toBe(0);
  });

  test('and sees how many of the dishes that she sells have one', async () => {
    const counts = async () => (await cook.graphql('{ myMenu { dishCount photographedDishCount } }')).myMenu;
    const [shownDish, otherDish] = kitchen.dishes;
    expect(await counts()).toEqual({ dishCount: kitchen.dishes.length, photographedDishCount: 0 });
    await show(await fromAPhone(), { dish: shownDish!.id });
    expect(await counts()).toEqual({ dishCount: kitchen.dishes.length, photographedDishCount: 1 });
    await marketplace.sql.rows('update dishes set is_available = false where id = $1', [otherDish!.id]);
    marketplace.clock.forward({ minutes: 1 });
    expect(await counts()).toEqual({ dishCount: kitchen.dishes.length - 1, photographedDishCount: 1 });
  });

  test('but nothing that is no photo, or too small, or not described', async () => {
    expect(await show(aPdf(), { name: 'dosa.pdf' })).toMatchObject({ code: 'INVALID_FILE_TYPE' });
    expect(await show(aPdf())).toMatchObject({ code: 'INVALID_FILE_TYPE' });
    expect(await show(await aPng(429, 429), { name: 'a.png' })).toMatchObject({ code: 'PHOTO_TOO_SMALL' });
    expect(await show(await fromAPhone(), { alt: ' ' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'alt',
    });
    expect(await namedFiles()).toBe(0);
  });

  test('of her own dishes alone', async () => {
    const { cook: gauri } = await marketplace.kitchenOwner('Gauri Sen');
    const photo = await fromAPhone();
    expect(await show(photo, { who: gauri })).toMatchObject({ code: 'DISH_NOT_FOUND' });
    const { cook: waiting } = await marketplace.kitchenOwner('Lata Rao', { status: 'pending' });
    expect(await show(photo, { who: waiting })).toMatchObject({ code: 'MENU_NOT_OPEN' });
    await expect(show(photo, { who: await marketplace.customer('Meera Iyer') })).rejects.toThrow('FORBIDDEN');
  });
});

test.each(['x', '..%2f..%2fetc%2fpasswd', '%00', "'%20or%20true", 'a'.repeat(5000)])(
  'a made-up photo %.20j is not there',
  async name => {
    const { status } = await marketplace.anonymous().send(`/photos/${name}`);
    expect([400, 404, 414]).toContain(status);
  },
);
