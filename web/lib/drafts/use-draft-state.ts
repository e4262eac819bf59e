import { useState } from 'react';
import { type DraftTerms, useDraft } from './use-draft.ts';

/** The same for a form without a library: its values, and how to change some of them. */
export function useDraftState<Values extends object>(start: Values, terms: DraftTerms) {
  const { initial, isRestored, isOutdated, store, remove } = useDraft(start, terms);
  const [values, setValues] = useState(initial);
  const change = (changes: Partial<Values>) => {
    const next = { ...values, ...changes };
    setValues(next);
    store(next);
  };
  const discard = () => {
    setValues(start);
    remove();
  };
  return { values, change, draft: { isRestored, isOutdated, discard }, removeDraft: remove };
}
