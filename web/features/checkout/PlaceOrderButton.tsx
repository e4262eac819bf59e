import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';

interface Props {
  /** What still has to be done, in words; nothing when the order can be placed. */
  missing: string | undefined;
  isBusy: boolean;
  /** Whether the card is asked for next. */
  takesCards: boolean;
  total: string;
  onPlace: () => void;
  onMissing: () => void;
}

/** Never silently disabled: pressed too early, it says what is missing. */
export function PlaceOrderButton({ missing, isBusy, takesCards, total, onPlace, onMissing }: Props) {
  const [wasPressed, setWasPressed] = useState(false);
  const press = () => {
    setWasPressed(true);
    if (missing) onMissing();
    else onPlace();
  };
  return (
    <div>
      <Button fullWidth loading={isBusy} onClick={press}>
        {takesCards ? t`Continue to payment · ${total}` : t`Place order · ${total}`}
      </Button>
      <p role="status" className="mt-1.5 text-center text-small text-muted empty:mt-0">
        {missing && wasPressed && missing}
      </p>
    </div>
  );
}
