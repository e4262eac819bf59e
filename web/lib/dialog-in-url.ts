import { useCallback, useRef } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { useUrlParams } from './url-params.ts';

const parameter = 'dialog';

/**
 * Which dialog is open is part of the address: Back closes it, a reload keeps it, and so does signing in again after
 * the session ended. Opening one from within another takes its place, so that one step back leaves both.
 */
export function useDialogInUrl() {
  const [params, setParams] = useUrlParams();
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const open = params.get(parameter);
  const isOpenedHere = state?.dialog === open;
  /** The entry that is being left already: the browser goes back later than it is asked to, and only once. */
  const left = useRef<string>(undefined);

  const show = useCallback(
    (name: string) =>
      setParams(
        current => {
          current.set(parameter, name);
          return current;
        },
        { replace: open !== null, state: open === null || isOpenedHere ? { dialog: name } : null },
      ),
    [setParams, open, isOpenedHere],
  );

  /**
   * Closes the dialog; what leads to another screen waits until that is done, or the browser would go back from there.
   */
  const close = useCallback(async () => {
    if (open === null || left.current === key || !isStillAt(pathname, open)) return;
    left.current = key;
    if (isOpenedHere) return stepBack(navigate);
    setParams(
      current => {
        current.delete(parameter);
        return current;
      },
      { replace: true },
    );
  }, [open, isOpenedHere, pathname, key, navigate, setParams]);

  /** Whether a dialog is open now, for an answer that comes later than the screen was drawn. */
  const isStillOpen = useCallback((name: string) => isStillAt(pathname, name), [pathname]);

  return { open, show, close, isStillOpen };
}

/** An answer may come after the dialog that waited for it was closed by Back, and must not close the screen then. */
const isStillAt = (pathname: string, dialog: string) =>
  window.location.pathname === pathname &&
  new URLSearchParams(window.location.search).get(parameter) === dialog;

const stepBack = (navigate: NavigateFunction) =>
  new Promise<void>(resolve => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    void navigate(-1);
  });
