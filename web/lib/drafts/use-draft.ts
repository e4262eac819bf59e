import { useRef, useState } from 'react';
import { changesIn, isOutdated, withTyped } from './draft-of-form.ts';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';

export interface DraftTerms {
  /** Names the form and what it is about, such as the dish. */
  key: string;
  /** Fields that are never stored, such as passwords. */
  except?: readonly string[];
}

export interface Draft<Values> {
  /** What the form begins with: its start, and over it what was typed before. */
  initial: Values;
  /** Whether something was typed before; false again once it is discarded. */
  isRestored: boolean;
  /** Whether what it was typed over has changed since, by somebody else or in another window. */
  isOutdated: boolean;
  store: (values: Values) => void;
  /** Removes the draft, because it was sent or discarded. */
  remove: () => void;
}

/** What was typed in a form outlives a reload, another screen, and closing it, until it is sent or discarded. */
export function useDraft<Values extends object>(
  start: Values,
  { key, except = [] }: DraftTerms,
): Draft<Values> {
  const [before] = useState(() => readDraft(key) ?? { typed: {}, start: {} });
  const [initial] = useState(() => withTyped(start, before.typed, except));
  const [wasOutdated] = useState(() => isOutdated(before, start));
  const [isRestored, setIsRestored] = useState(
    () => Object.keys(changesIn(initial, start, except).typed).length > 0,
  );
  const latestStart = useRef(start);
  latestStart.current = start;
  return {
    initial,
    isRestored,
    isOutdated: wasOutdated,
    store: values => {
      writeDraft(key, changesIn(values, latestStart.current, except));
    },
    remove: () => {
      setIsRestored(false);
      removeDraft(key);
    },
  };
}
