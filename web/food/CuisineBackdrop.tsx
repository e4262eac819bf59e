import { useId } from 'react';
import { cuisineColors } from './cuisine-colors.ts';

/** The cuisine's gradient behind a tile: dark at the bottom left, behind the caption, light at the top right. */
export function CuisineBackdrop({ cuisine }: { cuisine: string }) {
  const id = useId();
  const [dark, light] = cuisineColors(cuisine);
  return (
    <svg aria-hidden preserveAspectRatio="none" className="absolute inset-0 size-full">
      <linearGradient id={id} x1="0" y1="1" x2="1" y2="0">
        <stop offset="0.4" stopColor={dark} />
        <stop offset="1" stopColor={light} />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
