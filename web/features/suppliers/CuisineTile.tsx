import clsx from 'clsx';
import Check from '~icons/lucide/check';
import { signatureDrawings } from '../../../schema/dish-drawings.ts';
import { CuisineBackdrop } from '../../food/CuisineBackdrop.tsx';
import { cuisineWord } from '../../food/cuisine-words.ts';
import { fileOf } from '../../food/dish-drawing-files.ts';

interface Props {
  cuisine: string;
  chosen: boolean;
  onPress: () => void;
}

export const CuisineTile = ({ cuisine, chosen, onPress }: Props) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onPress}
    className={clsx(
      'relative isolate flex min-h-12 items-center gap-2 overflow-hidden rounded-full py-1 pr-4 pl-2 text-left text-white transition-transform duration-150 active:scale-[0.97]',
      chosen && 'outline-2 outline-offset-2 outline-primary',
    )}
  >
    <CuisineBackdrop cuisine={cuisine} />
    {chosen ? (
      <span className="relative flex size-9 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
        <Check aria-hidden strokeWidth={3} className="size-5" />
      </span>
    ) : (
      <img
        src={fileOf(signatureDrawings(cuisine)[0])}
        alt=""
        width={200}
        height={200}
        className="relative size-10 shrink-0"
      />
    )}
    <span className="relative text-small leading-tight font-semibold whitespace-nowrap">
      {cuisineWord(cuisine)}
    </span>
  </button>
);
