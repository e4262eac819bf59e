import { useCallback, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'dialog';

/**
 * Which dialog is open is part of the address: Back closes it and a reload keeps it. Opening one from within another
 * takes its place, so that one step back leaves both.
 */
export function useDialogInUrl() {
  const [params, setParams] = useSearchParams();
  const { state, key } = useLocation();
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

  const close = useCallback(() => {
    if (open === null || left.current === key) return;
    left.current = key;
    if (isOpenedHere) navigate(-1);
    else
      setParams(
        current => {
          current.delete(parameter);
          return current;
        },
        { replace: true },
      );
  }, [open, isOpenedHere, key, navigate, setParams]);

  return { open, show, close };
}
