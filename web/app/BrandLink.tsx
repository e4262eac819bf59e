import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { TiffinMark } from '../food/TiffinMark.tsx';
import { brand } from '../lib/brand.ts';
import { paths } from './paths.ts';

/** Beside five buttons the narrowest screens have no room for the name, so they show only the logo. */
export const BrandLink = ({ isCrowded }: { isCrowded: boolean }) => (
  <Link to={paths.landing()} className="flex min-h-11 min-w-0 items-center gap-2 rounded-control pr-1">
    <TiffinMark className="size-8 shrink-0" />
    <span
      className={clsx(
        'truncate text-title font-bold text-primary',
        isCrowded && 'sr-only @min-[23rem]:not-sr-only',
      )}
    >
      {brand}
    </span>
  </Link>
);
