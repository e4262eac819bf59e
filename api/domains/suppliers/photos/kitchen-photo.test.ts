import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPdf } from '../../../testing/builders/a-file.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
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

const jpeg = (color: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

const show = async (
  content: Uint8Array,
  { kind = 'COVER', alt = 'Asha at her stove', name = 'stove.jpg', who = cook } = {},
) =>
  (
    await sendFile(
      who,
      `mutation ($kind: KitchenPhotoKind!, $alt: String!, $file: Upload!) {
        setKitchenPhoto(kind: $kind, alt: $alt, file: $file) {
          ... on KitchenAccount { supplier { cover { url alt } cookPhoto { url alt } picture { url } } }
          ... on Problem { code field } } }`,
      { kind, alt },
      { content, name },
    )
  ).setKitchenPhoto;
/** The kitchen after a photo that is accepted. */
const shown = async (...[content, given]: Parameters<typeof show>) => (await show(content, given)).supplier;

const hide = async (kind: 'COVER' | 'COOK', who = cook) =>
  (
    await who.graphql(
      `mutation ($kind: KitchenPhotoKind!) { removeKitchenPhoto(kind: $kind) {
        ... on KitchenAccount { supplier { cover { url } cookPhoto { url } } } ... on Problem { code } } }`,
      { kind },
    )
  ).removeKitchenPhoto.supplier;

const showDish = async (content: Uint8Array) =>
  (
    await sendFile(
      cook,
      `mutation ($dishId: ID!, $alt: String!, $file: Upload!) {
        setDishPhoto(dishId: $dishId, alt: $alt, file: $file) { ... on Dish { photo { url } } } }`,
      { dishId: kitchen.dishes[0]!.id, alt: 'A crisp dosa' },
      { content, name: 'dosa.jpg' },
    )
  ).setDishPhoto.photo;

const seen = async () =>
  (
    await marketplace
      .anonymous()
      .graphql(
        `query ($id: ID!) { supplier(id: $id) { cover { url alt } cookPhoto { url alt } picture { url } } }`,
        { id: kitchen.id },
      )
  ).supplier;
const files = async () =>
  (await marketplace.sql.rows<{ count: number }>('select count(*)::int from photo_files'))[0]!.count;

test('Asha shows her kitchen and herself, and everyone sees both', async () => {
  expect(await seen()).toEqual({ cover: null, cookPhoto: null, picture: null });
  const { cover } = await shown(await jpeg('#d9542b'));
  const { cookPhoto } = await shown(await jpeg('#14532d'), { kind: 'COOK', alt: 'Asha smiling' });
  expect(await seen()).toEqual({ cover, cookPhoto, picture: { url: cover.url } });
  expect(cookPhoto.alt).toBe('Asha smiling');
  expect((await marketplace.anonymous().send(cover.url)).status).toBe(200);
});

test('without a cover her card shows the first dish that has a photo', async () => {
  const dish = await showDish(await jpeg('#e0a526'));
  expect((await seen()).picture).toEqual(dish);
  const { cover } = await shown(await jpeg('#d9542b'));
  expect((await seen()).picture).toEqual({ url: cover.url });
  await hide('COVER');
  expect((await seen()).picture).toEqual(dish);
  await cook.graphql('mutation ($id: ID!) { removeDishPhoto(dishId: $id) { __typename } }', {
    id: kitchen.dishes[0]!.id,
  });
  expect((await seen()).picture).toBeNull();
});

test('the same picture as dish, cover and portrait is removed one by one', async () => {
  const picture = await jpeg('#d9542b');
  await showDish(picture);
  await show(picture);
  const { cookPhoto } = await shown(picture, { kind: 'COOK' });
  expect(await files()).toBe(15);
  const again = await shown(picture, { kind: 'COOK', alt: 'The same' });
  expect(again.cookPhoto).toEqual({ url: cookPhoto.url, alt: 'The same' });
  expect(await hide('COVER')).toMatchObject({ cover: null, cookPhoto: { url: cookPhoto.url } });
  expect(await files()).toBe(10);
  expect((await marketplace.anonymous().send(cookPhoto.url)).status).toBe(200);
  await hide('COOK');
  await hide('COOK');
  expect(await files()).toBe(5);
});

test('a new cover takes the place of the first, whose files go', async () => {
  const { cover: first } = await shown(await jpeg('#d9542b'));
  const { cover: second } = await shown(await jpeg('#14532d'));
  expect((await marketplace.anonymous().send(first.url)).status).toBe(404);
  expect((await marketplace.anonymous().send(second.url)).status).toBe(200);
});

test('a kitchen that waits for its review, a customer and a stranger publish nothing', async () => {
  const { cook: lata } = await marketplace.kitchenOwner('Lata Rao', { status: 'pending' });
  const photo = await jpeg('#d9542b');
  expect(await show(photo, { who: lata })).toMatchObject({ code: 'KITCHEN_NOT_APPROVED' });
  await expect(show(photo, { who: await marketplace.customer('Meera Iyer') })).rejects.toThrow('FORBIDDEN');
  await expect(show(photo, { who: marketplace.anonymous() })).rejects.toThrow('UNAUTHENTICATED');
  expect(await files()).toBe(0);
});

test('what is no photo, too small or without words is refused, and nothing is stored', async () => {
  expect(await show(aPdf(), { name: 'menu.pdf' })).toMatchObject({ code: 'INVALID_FILE_TYPE' });
  const tiny = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  expect(await show(tiny)).toMatchObject({ code: 'PHOTO_TOO_SMALL' });
  expect(await show(await jpeg('#fff'), { alt: ' ' })).toMatchObject({ code: 'INVALID_INPUT', field: 'alt' });
  expect(await files()).toBe(0);
});
