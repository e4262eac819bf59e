import { t } from '@lingui/core/macro';
import { useMoveDishMutation, useMoveMenuCategoryMutation } from '../../generated/graphql.ts';
import { moved } from './moved.ts';
import { useMutationFeedback } from './use-mutation-feedback.ts';

interface Menu {
  id: string;
  categories: readonly { id: string; dishes: readonly { id: string }[] }[];
}

const dishRef = ({ id }: { id: string }) => ({ __typename: 'Dish' as const, id });

/** Moves a category within the menu, with an optimistic update. */
export const useMoveCategory = ({ id, categories }: Menu) => {
  const withFeedback = useMutationFeedback();
  const [move] = useMoveMenuCategoryMutation();
  return (from: number, place: number) =>
    withFeedback(async () => {
      const order = moved(categories, from, place).map(category => ({
        __typename: 'OwnMenuCategory' as const,
        id: category.id,
      }));
      const answer = await move({
        variables: { categoryId: categories[from]!.id, place },
        optimisticResponse: { moveMenuCategory: { __typename: 'OwnMenu', id, categories: order } },
      });
      return answer.data?.moveMenuCategory;
    }, t`Category not moved`);
};

/** Moves a dish within its category, with an optimistic update. */
export const useMoveDish = ({ id, categories }: Menu) => {
  const withFeedback = useMutationFeedback();
  const [move] = useMoveDishMutation();
  return (categoryId: string, from: number, place: number) =>
    withFeedback(async () => {
      const order = categories.map(category => ({
        __typename: 'OwnMenuCategory' as const,
        id: category.id,
        dishes: (category.id === categoryId ? moved(category.dishes, from, place) : category.dishes).map(
          dishRef,
        ),
      }));
      const dishId = categories.find(category => category.id === categoryId)!.dishes[from]!.id;
      const answer = await move({
        variables: { dishId, place },
        optimisticResponse: { moveDish: { __typename: 'OwnMenu', id, categories: order } },
      });
      return answer.data?.moveDish;
    }, t`Dish not moved`);
};
