import type { OrderLine } from '../order-line.ts';
import type { ComparedLine } from './find-diet-conflicts.ts';

/** What a line of an order contains by now. What is stored of its dish has its choices in it. */
export const orderedContents = (line: OrderLine): ComparedLine => ({
  dish: {
    id: line.dishId,
    name: line.dishName,
    allergens: [...line.allergens, ...line.addedAllergens],
    diet: line.changedDiet ?? line.diet,
    marks: line.marks.filter(mark => !line.removedMarks.includes(mark)),
  },
  choices: [],
  choiceIds: [],
});
