import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import {
  useStartViewAsMutation,
  useStopViewAsMutation,
  type ViewChanged_sessionFragment,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { beginSession } from '../../lib/session/session-record.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';

/** Shows everything as another person sees it, from the screen on that they come to first. */
const useSwitch = () => {
  const client = useApolloClient();
  const navigate = useNavigate();
  return ({ sessionId, user, until }: ViewChanged_sessionFragment, to: string) => {
    navigate(to);
    beginSession(client, sessionId, { ...user, viewedUntil: until });
  };
};

/** `start` returns why not; `show` then leads to the screens of the person. */
export const useStartViewAs = (personId: string) => {
  const [ask] = useStartViewAsMutation();
  const switchTo = useSwitch();
  const started = useRef<ViewChanged_sessionFragment>(undefined);
  const start = async (reason: string): Promise<string | undefined> => {
    try {
      const answer = (await ask({ variables: { input: { personId, reason } } })).data?.startViewAs;
      if (answer?.__typename !== 'ViewChanged') return answer?.message ?? notDone;
      started.current = answer;
    } catch (error) {
      return failureText(error, notDone);
    }
  };
  const show = () => {
    if (!started.current) return;
    const isKitchen = started.current.user.role === 'SUPPLIER';
    switchTo(started.current, isKitchen ? paths.supplierToday() : paths.home());
  };
  return { start, show };
};

/** Back to the own screens, at the person who was viewed. */
export const useStopViewAs = (personId: string) => {
  const [ask, { loading }] = useStopViewAsMutation();
  const switchTo = useSwitch();
  const toast = useToast();
  const stop = async () => {
    const ended = await ask().catch(() => undefined);
    const changed = ended?.data?.stopViewAs;
    if (changed) switchTo(changed, paths.adminPerson(personId));
    else toast({ tone: 'danger', title: notDone });
  };
  return { stop, isStopping: loading };
};
