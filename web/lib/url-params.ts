import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

type Edit = (current: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address, and their change. A change starts from the address itself: the parameters of the last
 * render are older when two changes come before the next one, and the second would undo the first. While the next screen
 * loads, this one is still shown, and a change of it would lead back.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback(
    (edit: Edit, options?: NavigateOptions) => {
      const { location } = window;
      if (location.pathname === pathname)
        setParams(() => edit(new URLSearchParams(location.search)), options);
    },
    [setParams, pathname],
  );
  return [params, change] as const;
}
