import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Edit = (current: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address, and their change. A change starts from the address itself: the parameters of the last
 * render are older when two changes come before the next one, and the second would undo the first.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (edit: Edit, options?: NavigateOptions) =>
      setParams(() => edit(new URLSearchParams(window.location.search)), options),
    [setParams],
  );
  return [params, change] as const;
}
