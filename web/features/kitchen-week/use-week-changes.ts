import { t } from '@lingui/core/macro';
import {
  type ClosureInput,
  type MealtimePlanInput,
  type RemoveMealtimePlanInput,
  useRemoveClosureMutation,
  useRemoveMealtimePlanMutation,
  useSaveClosureMutation,
  useSaveMealtimePlanMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';

type Answer = { __typename: string; message?: string; field?: string | null } | undefined;

const refusalOf = async (answer: Promise<Answer>): Promise<Refusal | undefined> => {
  try {
    const outcome = await answer;
    if (outcome?.__typename === 'CookingWeek') return undefined;
    return {
      __typename: outcome?.__typename ?? '',
      message: outcome?.message ?? t`Not saved`,
      field: outcome?.field ?? null,
    };
  } catch (error) {
    return { message: failureText(error, t`Not saved. Please try again.`), field: null };
  }
};

/** The mutations of the week; each returns why it failed, or nothing. */
export const useWeekChanges = () => {
  const [savePlan] = useSaveMealtimePlanMutation();
  const [removePlan] = useRemoveMealtimePlanMutation();
  const [saveClosure] = useSaveClosureMutation();
  const [removeClosure] = useRemoveClosureMutation();
  return {
    savePlan: (input: MealtimePlanInput) =>
      refusalOf(savePlan({ variables: { input } }).then(({ data }) => data?.saveMealtimePlan)),
    removePlan: (input: RemoveMealtimePlanInput) =>
      refusalOf(removePlan({ variables: { input } }).then(({ data }) => data?.removeMealtimePlan)),
    /** Returns with it how many planned meals of tiffin plans the closed days leave out. */
    saveClosure: async (input: ClosureInput) => {
      const { firstDay, lastDay } = input;
      const answer = saveClosure({ variables: { input, firstDay, lastDay } }).then(
        ({ data }) => data?.saveClosure,
      );
      const refusal = await refusalOf(answer);
      const week = refusal ? undefined : await answer;
      const plannedMeals = week?.__typename === 'CookingWeek' ? week.plannedTiffins.meals : 0;
      return { refusal, plannedMeals };
    },
    removeClosure: (closureId: string, version: number) =>
      refusalOf(removeClosure({ variables: { closureId, version } }).then(({ data }) => data?.removeClosure)),
  };
};
