import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { MeDocument } from '../../generated/graphql.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { SendLinkAgain } from './SendLinkAgain.tsx';

const pollMilliseconds = 5000;

/** Waits until the signed-in person has followed the link, in this window or another one, and then continues. */
export default function ProofNeeded({ onProven }: { onProven: () => void }) {
  const client = useApolloClient();
  const isProven = usePerson()?.isEmailProven ?? false;
  useEffect(() => {
    if (isProven) {
      onProven();
      return;
    }
    const check = () => {
      if (document.visibilityState === 'visible')
        void client.refetchQueries({ include: [MeDocument] }).catch(() => undefined);
    };
    const timer = setInterval(check, pollMilliseconds);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
    // The order is placed once, when the address is found proven.
  }, [client, isProven]);
  return <SendLinkAgain />;
}
