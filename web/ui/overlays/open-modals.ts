import { useEffect, useEffectEvent } from 'react';

/** How the dialogs and sheets that are open are closed, the uppermost last. */
const closers: (() => void)[] = [];

/** Lets what lies above a dialog or sheet close it, as long as it is open. */
export const useOpenModal = (onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closer = () => close();
    closers.push(closer);
    return () => void closers.splice(closers.indexOf(closer), 1);
  }, []);
};

/** Closes the uppermost dialog or sheet; false where none is open. */
export const closeModal = (): boolean => {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
};
