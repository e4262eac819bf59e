import { t } from '@lingui/core/macro';
import ArrowDown from '~icons/lucide/arrow-down';
import ArrowUp from '~icons/lucide/arrow-up';
import { IconButton } from '../../ui/actions/IconButton.tsx';

interface Props {
  name: string;
  place: number;
  count: number;
  onMove: (place: number) => void;
}

/** At the end of a list the button stays where it is, and keeps the focus, but does nothing. */
export const MoveButtons = ({ name, place, count, onMove }: Props) => (
  <>
    <IconButton
      label={t`Move ${name} up`}
      aria-disabled={place === 0}
      className="text-muted aria-disabled:opacity-35"
      onClick={() => place > 0 && onMove(place - 1)}
    >
      <ArrowUp aria-hidden />
    </IconButton>
    <IconButton
      label={t`Move ${name} down`}
      aria-disabled={place === count - 1}
      className="text-muted aria-disabled:opacity-35"
      onClick={() => place < count - 1 && onMove(place + 1)}
    >
      <ArrowDown aria-hidden />
    </IconButton>
  </>
);
