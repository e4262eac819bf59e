import sharp from 'sharp';
import type { Caller } from './caller.ts';

export interface Dish {
  id: string;
}

/** The dishes on a cook's menu. */
export const dishesOf = async (cook: Caller): Promise<Dish[]> => {
  const { myMenu } = await cook.ask('query MyMenu { myMenu { categories { dishes { id } } } }');
  return myMenu.categories.flatMap(({ dishes }: { dishes: Dish[] }) => dishes);
};

/** Draws a photo of a single color, which is none of the demo's. */
const drawPhoto = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: hue % 256, g: 120, b: 60 } } })
    .jpeg()
    .toBuffer();

/** Sets the photo of a dish; returns the path it is served at. */
export const uploadPhoto = async (cook: Caller, dish: Dish, hue: number): Promise<string> => {
  const { setDishPhoto } = await cook.sendFile(
    `mutation SetDishPhoto($dishId: ID!, $file: Upload!) { setDishPhoto(dishId: $dishId, alt: "A dosa", file: $file) {
      __typename ... on Dish { photo { url } } ... on Problem { code message } } }`,
    { dishId: dish.id },
    await drawPhoto(hue),
    'dosa.jpg',
  );
  if (setDishPhoto.__typename !== 'Dish') throw new Error(`A photo was refused: ${setDishPhoto.message}`);
  return new URL(setDishPhoto.photo.url, 'http://localhost').pathname;
};
