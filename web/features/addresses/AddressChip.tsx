import { t } from '@lingui/core/macro';
import ChevronDown from '~icons/lucide/chevron-down';
import House from '~icons/lucide/house';
import { useStored } from '../../lib/stored.ts';
import { AddressDialogSlot } from './AddressDialogSlot.tsx';

interface Props {
  isSignedIn: boolean;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The delivery address, always visible beside the city. */
export function AddressChip({ isSignedIn, open, onOpen, onClose }: Props) {
  const [line] = useStored('deliveryAddress');
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 grow basis-[9rem] items-center gap-2 rounded-full px-3 py-1.5 text-left hover:bg-sunken"
      >
        <House aria-hidden className="size-5 shrink-0 text-muted" />
        {/* Positioned, so that what only screen readers read is cut off with the line and does not widen the page. */}
        <span className="relative min-w-0 flex-1 truncate">
          {line ? (
            <>
              <span className="sr-only">{t`Deliver to`} </span>
              {line}
              <span className="sr-only">{t`, change address`}</span>
            </>
          ) : (
            <>
              <span aria-hidden>{t`Add address`}</span>
              <span className="sr-only">{t`Add delivery address`}</span>
            </>
          )}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      <AddressDialogSlot open={open} isSignedIn={isSignedIn} onClose={onClose} />
    </>
  );
}
