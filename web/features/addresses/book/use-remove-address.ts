import { t } from '@lingui/core/macro';
import { useRemoveAddressMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import type { AddressDraft } from '../form/address-draft.ts';
import { addressesChanged } from './addresses-changed.ts';
import { useSaveAddress } from './use-save-address.ts';

/** Removes an address immediately, and offers to undo it. */
export const useRemoveAddress = (onRemoved: () => void) => {
  const toast = useToast();
  const [removeAddress, { loading }] = useRemoveAddressMutation(addressesChanged);
  const bringBack = useSaveAddress(() => undefined);

  const remove = async (id: string, line: string, draft: AddressDraft) => {
    try {
      await removeAddress({ variables: { id } });
    } catch (error) {
      const why = failureText(error, t`Please try again.`);
      toast({ tone: 'danger', title: t`${draft.name} not removed`, description: why });
      return;
    }
    onRemoved();
    const wasDelivered = readStored('deliveryAddress') === line;
    if (wasDelivered) writeStored('deliveryAddress', null);
    const undo = async () => {
      const refusal = await bringBack(draft);
      if (refusal) toast({ tone: 'danger', title: refusalText(refusal) });
      else if (wasDelivered) writeStored('deliveryAddress', line);
    };
    toast({ title: t`${draft.name} removed`, action: { label: t`Undo`, onAct: () => void undo() } });
  };

  return { remove, isRemoving: loading };
};
