import { useEffect, useRef, useState } from 'react';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';

/**
 * The dialogs of a section, and a new secret in the one of this name. The secret may come after the dialog that
 * waited for it was closed by Back, or after the screen was left, and is forgotten when its own dialog closes.
 */
export const useSecretDialog = (dialog: string) => {
  const { open, show, close } = useDialogInUrl();
  const [secret, setSecret] = useState<string>();
  const latestShow = useRef<typeof show>(undefined);
  useEffect(() => {
    latestShow.current = show;
    return () => {
      latestShow.current = undefined;
    };
  }, [show]);
  useEffect(() => {
    if (open !== dialog) setSecret(undefined);
  }, [open, dialog]);
  const showSecret = (given: string) => {
    setSecret(given);
    latestShow.current?.(dialog);
  };
  return { open, show, close, secret: open === dialog ? secret : undefined, showSecret };
};
