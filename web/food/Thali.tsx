import { memo, useId } from 'react';
import { cuisineColors } from './cuisine-colors.ts';
import { thaliPlate } from './thali-plate.ts';
import { thaliRecipe } from './thali-recipe.ts';

interface Props {
  seed: string;
  cuisine: string;
  className?: string;
}

/** A drawn plate where no photo was uploaded. It is decoration: the words beside it name the food. */
export const Thali = memo(function Thali({ seed, cuisine, className }: Props) {
  const cloth = useId();
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      // Numbers and colors of our own; a seed only picks among them.
      dangerouslySetInnerHTML={{ __html: drawing(seed, cuisine, cloth) }}
    />
  );
});

const drawing = (seed: string, cuisine: string, cloth: string): string => {
  const [dark, light] = cuisineColors(cuisine);
  return `<linearGradient id="${cloth}" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient><rect width="320" height="200" fill="url(#${cloth})"/><path d="M-20 150Q80 118 160 150T340 150V220H-20ZM-20 20Q80 52 160 20T340 20V-20H-20Z" fill="#fff" opacity=".07"/><g transform="translate(160 100)">${thaliPlate(thaliRecipe(seed, cuisine))}</g>`;
};
