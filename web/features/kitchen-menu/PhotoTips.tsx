import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** How a plate looks best, in three drawings. */
export const PhotoTips = () => (
  <ul
    aria-label={t`Tips for a good photo`}
    className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-3 text-center text-small"
  >
    <Tip words={t`Daylight from the side`}>
      <path className="fill-accent/45 stroke-none" d="M23 8 60 42 26 52z" />
      <path className="fill-surface" d="M5 8h18v30H5z" />
      <path d="M14 8v30M5 23h18" />
      <Plate />
    </Tip>
    <Tip words={t`From above, at a slant`}>
      <path className="stroke-accent" strokeDasharray="3 4" d="M54 17 42 38" />
      <path className="fill-surface" d="m49 4 14 8-7 12-14-8z" />
      <circle cx="52.5" cy="14" r="3" />
      <Plate />
    </Tip>
    <Tip words={t`Wipe the rim of the plate`}>
      <circle className="fill-surface" cx="33" cy="32" r="23" />
      <circle className="fill-accent/45" cx="33" cy="32" r="14" />
      <path className="fill-primary-soft" d="m46 6 16 5-4 17-17-6z" />
      <path d="M66 34c-1 5-3 9-6 12" />
    </Tip>
  </ul>
);

const Tip = ({ words, children }: { words: string; children: ReactNode }) => (
  <li className="flex flex-col items-center gap-1">
    <svg
      aria-hidden
      viewBox="0 0 72 60"
      className="h-14 fill-none stroke-primary stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {children}
    </svg>
    {words}
  </li>
);

const Plate = () => (
  <>
    <ellipse className="fill-surface" cx="40" cy="46" rx="25" ry="9" />
    <ellipse className="fill-accent/45" cx="40" cy="45" rx="15" ry="5" />
  </>
);
