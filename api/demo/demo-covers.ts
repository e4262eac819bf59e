import { cuisines } from '../../schema/constants.ts';
import { cuisinesWithin } from '../../schema/cuisine-families.ts';
import { type DemoPhoto, photoNamed, photoOfDish } from './demo-photos.ts';

/** A kitchen of the demo, and what it cooks. */
export interface PicturedKitchen {
  id: string;
  cityId: string;
  cuisineType: string;
  dishes: readonly { id: string; name: string }[];
}

/** Whether a photograph is named by the cuisine of a kitchen: south-indian-tiffin.jpg for a Tamil one, too. */
const isOfCuisine = ({ words }: DemoPhoto, cuisine: string): boolean =>
  cuisines.some(
    each => words.join(' ').includes(each.toLowerCase()) && cuisinesWithin(each).includes(cuisine),
  );

/** A whole table says more of a kitchen than one dish. */
const isTable = ({ drawing }: DemoPhoto) => drawing === 'thali';

/** The photographs that may be the cover of a kitchen, the best first: it cooks what they show. */
const coversFor = ({ cuisineType, dishes }: PicturedKitchen, photos: readonly DemoPhoto[]): DemoPhoto[] => {
  const cooked = dishes.flatMap(dish => photoOfDish(dish, photos) ?? []);
  const fitting = [
    ...photos.filter(photo => isOfCuisine(photo, cuisineType)),
    ...(cooked.some(isTable) ? photos.filter(isTable) : []),
    ...dishes.flatMap(({ name }) => photoNamed(name, photos) ?? []),
  ];
  return [...new Set(fitting.length > 0 ? fitting : cooked)];
};

/** Chooses a cover for each kitchen that can have one: in a city none again before the others were used. */
export const chooseCovers = (
  kitchens: readonly PicturedKitchen[],
  photos: readonly DemoPhoto[],
): Map<string, DemoPhoto> => {
  const uses = new Map<string, number>();
  const covers = new Map<string, DemoPhoto>();
  for (const kitchen of kitchens) {
    const useOf = (photo: DemoPhoto) => `${kitchen.cityId} ${photo.path}`;
    const used = (photo: DemoPhoto) => uses.get(useOf(photo)) ?? 0;
    const [cover] = coversFor(kitchen, photos).toSorted((one, other) => used(one) - used(other));
    if (!cover) continue;
    uses.set(useOf(cover), used(cover) + 1);
    covers.set(kitchen.id, cover);
  }
  return covers;
};
