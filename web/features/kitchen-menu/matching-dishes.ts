interface Category {
  name: string;
  dishes: readonly { name: string }[];
}

/** Without accents and in small letters. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The categories with the dishes whose name has all words of a text; all of one that is called so. */
export const matchingDishes = <Shown extends Category>(
  categories: readonly Shown[],
  text: string,
): readonly Shown[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const matches = (name: string) => words.every(word => plain(name).includes(word));
  if (words.length === 0) return categories;
  return categories
    .map(category =>
      matches(category.name)
        ? category
        : { ...category, dishes: category.dishes.filter(({ name }) => matches(name)) },
    )
    .filter(category => category.dishes.length > 0);
};
