import type { OperationVariables } from '@apollo/client';
import { useEffect, useRef } from 'react';
import type { Listening } from './live-connection.ts';

/** The connection's code comes after the first paint, for those who have something to listen to. */
const loadConnection = () => import('./live-connection.ts');

type Options<Data, Variables> = Listening<Data, Variables> & {
  /** Who is signed in; a connection is one person's. */
  person: string | undefined;
  skip?: boolean;
};

/**
 * Listens as long as the component is there. Entities that come move every screen that shows them. The
 * variables are read again after each reconnect, so they may be changed in place.
 */
export function useLive<Data, Variables extends OperationVariables>(options: Options<Data, Variables>) {
  const latest = useRef(options);
  latest.current = options;
  const { document, variables, person, skip } = options;
  // Who changes its variables in place hands in the same object.
  const topic = useRef(variables).current === variables ? 'same' : JSON.stringify(variables);

  useEffect(() => {
    if (skip) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void loadConnection().then(({ connectAs, listen }) => {
      if (isGone) return;
      connectAs(person ?? '');
      stop = listen({
        document,
        variables: latest.current.variables,
        onData: data => latest.current.onData?.(data),
        onBack: () => latest.current.onBack?.(),
      });
    }, ignoreUntilNextVisit);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [document, topic, person, skip]);
}

/** If its code fails to load, there are no live updates, but every screen still works. */
const ignoreUntilNextVisit = () => undefined;
