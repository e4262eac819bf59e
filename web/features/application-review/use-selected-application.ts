import { useCallback } from 'react';
import type { OnboardingStatus } from '../../generated/graphql.ts';
import { oneOf } from '../../lib/filters-in-url.ts';
import { useUrlParams } from '../../lib/url-params.ts';
import { statusWords } from './review-words.ts';

const statuses = Object.keys(statusWords) as OnboardingStatus[];
const waiting: OnboardingStatus[] = ['DOCUMENTS_SUBMITTED', 'UNDER_REVIEW'];

/** The shown queue and the selected application and document, all in the URL. */
export function useSelectedApplication() {
  const [params, setParams] = useUrlParams();
  const status = oneOf(statuses, params.get('status'));
  const change = useCallback(
    (changes: Record<string, string | null>, replace = true) =>
      setParams(
        current => {
          // Closes the dialog of one application before the next one is shown.
          current.delete('dialog');
          for (const [name, value] of Object.entries(changes))
            if (value) current.set(name, value);
            else current.delete(name);
          return current;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    status,
    statuses: status ? [status] : waiting,
    search: params.get('q'),
    selected: params.get('application'),
    change,
    /** Whether the filters in the address are on the screen: a change is shown a moment after it is made. */
    isShown: () => {
      const latest = new URLSearchParams(window.location.search);
      return latest.get('q') === params.get('q') && latest.get('status') === params.get('status');
    },
    notificationPath: (application: string) => {
      const next = new URLSearchParams(params);
      next.set('application', application);
      return `?${next}`;
    },
  };
}
