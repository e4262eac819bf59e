import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  MyTiffinWaitsDocument,
  type MyTiffinWaitsQuery,
  type TiffinWaitInput,
  useJoinTiffinWaitlistMutation,
  useLeaveTiffinWaitlistMutation,
} from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { forgetSpots } from '../offers/forget-spots.ts';

const store = (cache: ApolloCache, myTiffinWaits: MyTiffinWaitsQuery['myTiffinWaits']) => {
  cache.writeQuery({ query: MyTiffinWaitsDocument, data: { myTiffinWaits } });
  forgetSpots(cache);
};

/** Joins the waiting list of an offer, or changes what the customer waits for; returns why that was refused. */
export const useJoinWaitlist = () => {
  const toast = useToast();
  const [send, { loading }] = useJoinTiffinWaitlistMutation({
    update: (cache, { data }) => {
      const answer = data?.joinTiffinWaitlist;
      if (answer?.__typename === 'OwnTiffinWaits') store(cache, answer);
    },
  });
  const join = async (input: TiffinWaitInput, isWaiting: boolean): Promise<Refusal | undefined> => {
    try {
      const answer = (await send({ variables: { input } })).data!.joinTiffinWaitlist;
      if (answer.__typename !== 'OwnTiffinWaits') return answer;
      toast({ tone: 'success', title: isWaiting ? t`Changes saved` : t`You are on the waiting list` });
    } catch (error) {
      return { message: failureText(error, t`Not saved. Please try again.`), field: null };
    }
  };
  return { join, isJoining: loading };
};

/** Leaves the waiting list of an offer. */
export const useLeaveWaitlist = (offerId: string) => {
  const toast = useToast();
  const [send, { loading }] = useLeaveTiffinWaitlistMutation({
    variables: { offerId },
    update: (cache, { data }) => {
      if (data) store(cache, data.leaveTiffinWaitlist);
    },
  });
  const leave = async () => {
    try {
      await send();
      toast({ title: t`You left the waiting list` });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, t`Not saved. Please try again.`) });
    }
  };
  return { leave, isLeaving: loading };
};
