interface Dish {
  id: string;
  name: string;
  isAvailable: boolean;
  photo: unknown;
}

interface Menu<Shown extends Dish> {
  categories: readonly { dishes: readonly Shown[] }[];
}

/** How many of the dishes that customers see have a photo, and which is next: the most ordered of the others. */
export function photoProgress<Shown extends Dish>({ categories }: Menu<Shown>, popular: readonly string[]) {
  const dishes = categories.flatMap(category => category.dishes).filter(dish => dish.isAvailable);
  const missing = dishes.filter(dish => dish.photo === null);
  const mostOrdered = popular
    .map(id => missing.find(dish => dish.id === id))
    .find(dish => dish !== undefined);
  return {
    dishes: dishes.length,
    withPhoto: dishes.length - missing.length,
    next: mostOrdered ?? missing[0],
  };
}
