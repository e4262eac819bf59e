import { plural } from '@lingui/core/macro';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { mealName } from './meal-name.ts';
import type { OrderedContent, StillOrdered } from './use-publish.ts';

/** For example '3 orders still have Dal Makhani on Fri, Nov 27, dinner.' */
const words = ({ orders, dishName, ...ordered }: StillOrdered): string => {
  const meal = mealName(ordered);
  return plural(orders, {
    one: `# order still has ${dishName} on ${meal}.`,
    other: `# orders still have ${dishName} on ${meal}.`,
  });
};

/** For example '3 orders on Fri, Nov 27, dinner have what was in Ghar ka tiffin before: Dal makhani, 3 roti.' */
const contentWords = ({ orders, dishName, mealContent, ...ordered }: OrderedContent): string => {
  const meal = mealName(ordered);
  return plural(orders, {
    one: `# order on ${meal} has what was in ${dishName} before: ${mealContent}.`,
    other: `# orders on ${meal} have what was in ${dishName} before: ${mealContent}.`,
  });
};

interface Props {
  dishes: readonly StillOrdered[];
  contents: readonly OrderedContent[];
}

/** What was ordered before and is not on the menus any more: the cook cooks it, or cancels the orders. */
export const StillOrderedNote = ({ dishes, contents }: Props) => (
  <div role="status" className="empty:hidden">
    {dishes.length + contents.length > 0 && (
      <Notice tone="warn">
        <ul>
          {dishes.map(dish => (
            <li key={`${dish.serviceDate} ${dish.mealtime} ${dish.dishId}`}>{words(dish)}</li>
          ))}
          {contents.map(content => (
            <li key={`${content.serviceDate} ${content.mealtime} ${content.dishId} ${content.mealContent}`}>
              {contentWords(content)}
            </li>
          ))}
        </ul>
      </Notice>
    )}
  </div>
);
