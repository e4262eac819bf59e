import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  TiffinPlanDocument,
  useResetTiffinDayMutation,
  useSkipTiffinDayMutation,
  useUnskipTiffinDayMutation,
} from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { shortDay } from '../../../lib/formats/dates.ts';
import { readQuery } from '../../../lib/read-again.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';

export type DayAction = 'skip' | 'unskip' | 'reset';

const doneWords = (action: DayAction, day: string) => {
  switch (action) {
    case 'skip':
      return t`${shortDay(day)} is skipped`;
    case 'unskip':
      return t`${shortDay(day)} is planned again`;
    case 'reset':
      return t`${shortDay(day)} follows the plan again`;
  }
};

/**
 * Skips and unskips days of a plan, and takes back their changes, one at a time; what the server refuses is said and
 * the plan read again.
 */
export const useDayChanges = (planId: string, first: number) => {
  const client = useApolloClient();
  const toast = useToast();
  const [skip] = useSkipTiffinDayMutation();
  const [unskip] = useUnskipTiffinDayMutation();
  const [reset] = useResetTiffinDayMutation();
  const [busyDay, setBusyDay] = useState<string>();

  const variablesOf = (serviceDate: string) => ({ input: { planId, serviceDate }, first });
  const send = {
    skip: (day: string) => skip({ variables: variablesOf(day) }).then(({ data }) => data?.skipTiffinDay),
    unskip: (day: string) =>
      unskip({ variables: variablesOf(day) }).then(({ data }) => data?.unskipTiffinDay),
    reset: (day: string) => reset({ variables: variablesOf(day) }).then(({ data }) => data?.resetTiffinDay),
  };

  const change = async (action: DayAction, day: string) => {
    if (busyDay) return;
    setBusyDay(day);
    try {
      const answer = await send[action](day);
      if (answer?.__typename === 'TiffinPlan') {
        toast({ tone: 'success', title: doneWords(action, day) });
      } else {
        toast({ tone: 'danger', title: answer ? refusalText(answer) : t`Not saved. Please try again.` });
        await client.refetchQueries({ include: [TiffinPlanDocument], onQueryUpdated: readQuery });
      }
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, t`Not saved. Please try again.`) });
    } finally {
      setBusyDay(undefined);
    }
  };

  return { busyDay, change };
};
