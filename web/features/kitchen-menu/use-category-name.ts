import { t } from '@lingui/core/macro';
import {
  useAddMenuCategoryMutation,
  useRemoveMenuCategoryMutation,
  useRenameMenuCategoryMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { limitFrom } from './dish-draft.ts';
import { useMutationFeedback } from './use-mutation-feedback.ts';

interface Category {
  id: string;
  version: number;
}

type Answer = { __typename: string; message?: string; field?: string | null } | undefined;

const refusalOf = async (answer: Promise<Answer>): Promise<Refusal | undefined> => {
  try {
    const outcome = await answer;
    if (outcome?.__typename === 'OwnMenu') return undefined;
    return {
      __typename: outcome?.__typename ?? '',
      message: outcome?.message ?? t`Not saved`,
      field: outcome?.field ?? null,
    };
  } catch (error) {
    return { message: failureText(error, t`Not saved. Please try again.`), field: null };
  }
};

/** Adds a category, or gives one another name and limit. */
export const useSaveCategory = (before?: Category) => {
  const [add] = useAddMenuCategoryMutation();
  const [rename] = useRenameMenuCategoryMutation();
  return ({ name, portionLimit }: { name: string; portionLimit: string }) =>
    refusalOf(
      before
        ? rename({
            variables: {
              categoryId: before.id,
              version: before.version,
              name,
              portionLimit: limitFrom(portionLimit),
            },
          }).then(({ data }) => data?.renameMenuCategory)
        : add({ variables: { name } }).then(({ data }) => data?.addMenuCategory),
    );
};

export const useRemoveCategory = () => {
  const withFeedback = useMutationFeedback();
  const [remove] = useRemoveMenuCategoryMutation();
  return (categoryId: string) =>
    withFeedback(
      async () => (await remove({ variables: { categoryId } })).data?.removeMenuCategory,
      t`Category not removed`,
    );
};
