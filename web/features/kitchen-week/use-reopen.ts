import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type CookingWeek_weekFragment, MyCookingWeekDocument } from '../../generated/graphql.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useWeekChanges } from './use-week-changes.ts';
import { daysText } from './week-words.ts';

type Closure = CookingWeek_weekFragment['closures'][number];

/** Removes a closure immediately, and offers to undo it. */
export const useReopen = ({ version }: { version: number }, onReopened: () => void) => {
  const toast = useToast();
  const client = useApolloClient();
  const { saveClosure, removeClosure } = useWeekChanges();

  const closeAgain = async ({ firstDay, lastDay, reason }: Closure) => {
    const { data } = await client.query({ query: MyCookingWeekDocument, fetchPolicy: 'network-only' });
    const { refusal } = await saveClosure({
      version: data?.myCookingWeek?.version ?? version,
      firstDay,
      lastDay,
      reason,
    });
    if (refusal) toast({ tone: 'danger', title: refusalText(refusal) });
  };

  return async (closure: Closure) => {
    const refusal = await removeClosure(closure.id, version);
    if (refusal) {
      toast({ tone: 'danger', title: t`You are still closed`, description: refusalText(refusal) });
      return;
    }
    onReopened();
    toast({
      title: t`Open again: ${daysText(closure)}`,
      action: { label: t`Undo`, onAct: () => void closeAgain(closure) },
    });
  };
};
