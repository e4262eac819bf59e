import clsx from 'clsx';
import type { ComponentType, SVGProps } from 'react';
import Check from '~icons/lucide/check';
import { CuisineBackdrop } from '../../food/CuisineBackdrop.tsx';
import { cuisineWord } from '../../food/cuisine-words.ts';

interface Props {
  cuisine: string;
  Picture: ComponentType<SVGProps<SVGSVGElement>>;
  chosen: boolean;
  onPress: () => void;
}

export const CuisineTile = ({ cuisine, Picture, chosen, onPress }: Props) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onPress}
    className={clsx(
      'relative isolate flex h-full min-h-22 w-full flex-col justify-end overflow-hidden rounded-card p-2 text-left text-white transition-transform duration-150 active:scale-[0.97]',
      chosen && 'outline-2 outline-offset-2 outline-primary',
    )}
  >
    <CuisineBackdrop cuisine={cuisine} />
    <Picture aria-hidden className="absolute top-2 right-2 size-10" />
    {chosen && (
      <span className="absolute top-2 left-2 flex size-6 items-center justify-center rounded-full bg-accent text-on-accent">
        <Check aria-hidden strokeWidth={3} className="size-4" />
      </span>
    )}
    <span className="relative pt-10 text-small leading-tight font-semibold">{cuisineWord(cuisine)}</span>
  </button>
);
