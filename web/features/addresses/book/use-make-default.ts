import { useState } from 'react';
import { refusalText } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import type { AddressDraft } from '../form/address-draft.ts';
import { useSaveAddress } from './use-save-address.ts';

/** From now on meals go to this address first. */
export const useMakeDefault = () => {
  const toast = useToast();
  const save = useSaveAddress(() => undefined);
  const [isMaking, setIsMaking] = useState(false);

  const makeDefault = async (id: string, line: string, draft: AddressDraft) => {
    setIsMaking(true);
    const refusal = await save({ ...draft, isDefault: true }, { id, line });
    setIsMaking(false);
    if (refusal) toast({ tone: 'danger', title: refusalText(refusal) });
  };
  return { makeDefault, isMaking };
};
