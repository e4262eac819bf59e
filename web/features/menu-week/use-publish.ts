import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Meal } from '../../../schema/rules/cooked-then.ts';
import {
  type MealMenuInput,
  MenuWeekDocument,
  type PublishMealMenusMutation,
  usePublishMealMenusMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { listed } from '../../lib/language.ts';
import { readAgain } from '../../lib/read-again.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { mealName } from './meal-name.ts';

type Answer = PublishMealMenusMutation['publishMealMenus'];
export type Published = Extract<Answer, { __typename: 'PublishedMealMenus' }>;
export type StillOrdered = Published['stillOrdered'][number];
export type OrderedContent = Published['orderedContents'][number];

const whyNot = (answer: Exclude<Answer, { __typename: 'PublishedMealMenus' }>): string => {
  if (answer.__typename !== 'MealsClosed') return refusalText(answer);
  const meals = listed(answer.meals.map(mealName));
  return t`Orders have closed for ${meals}, so these menus stay. Publish the others again.`;
};

/** Publishes menus, and keeps what the cook must know afterwards. */
export const usePublish = (onGone: (meals: readonly Meal[]) => void) => {
  const toast = useToast();
  const [publishMealMenus, { loading: isPublishing }] = usePublishMealMenusMutation();
  const [stillOrdered, setStillOrdered] = useState<readonly StillOrdered[]>([]);
  const [orderedContents, setOrderedContents] = useState<readonly OrderedContent[]>([]);
  const [refusal, setRefusal] = useState<string>();

  /** Keeps what the cook must know after publishing. */
  const note = (answer: Pick<Published, 'stillOrdered' | 'orderedContents'>) => {
    setStillOrdered(answer.stillOrdered);
    setOrderedContents(answer.orderedContents);
  };

  /** Returns whether the draft of these meals is done with. */
  const publish = async (menus: MealMenuInput[]): Promise<boolean> => {
    setRefusal(undefined);
    try {
      const { data } = await publishMealMenus({ variables: { menus }, ...readAgain(MenuWeekDocument) });
      const answer = data?.publishMealMenus;
      if (answer?.__typename !== 'PublishedMealMenus') {
        if (answer?.__typename === 'MealsClosed') onGone(answer.meals);
        setRefusal(answer ? whyNot(answer) : t`Not published. Please try again.`);
        return false;
      }
      onGone(menus.flatMap(({ meals }) => meals));
      note(answer);
      const { mealCount } = answer;
      toast({
        tone: 'success',
        title: plural(mealCount, { one: 'Menu of # meal published', other: 'Menus of # meals published' }),
      });
      return true;
    } catch (error) {
      setRefusal(failureText(error, t`Not published. Please try again.`));
      return false;
    }
  };
  return { publish, note, isPublishing, stillOrdered, orderedContents, refusal };
};
