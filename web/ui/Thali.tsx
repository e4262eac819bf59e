import { memo, useId } from 'react';
import { cuisineColours } from './cuisine-colours.ts';
import { ThaliBowl } from './ThaliBowl.tsx';
import { thaliRecipe } from './thali-recipe.ts';
import { Bread, Rice } from './thali-staples.tsx';

interface Props {
  seed: string;
  cuisine: string;
  className?: string;
}

/** A drawn plate where no photo was uploaded. It is decoration: the words beside it name the food. */
export const Thali = memo(function Thali({ seed, cuisine, className }: Props) {
  const id = useId();
  const [dark, light] = cuisineColours(cuisine);
  const { turn, onLeaf, staple, bowls } = thaliRecipe(seed, cuisine);
  return (
    <svg aria-hidden viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" className={className}>
      <linearGradient id={`${id}-cloth`} x1="0" y1="1" x2="1" y2="0">
        <stop stopColor={dark} />
        <stop offset="1" stopColor={light} />
      </linearGradient>
      <rect width="320" height="200" fill={`url(#${id}-cloth)`} />
      <path
        d="M-20 150Q80 118 160 150T340 150V220H-20ZM-20 20Q80 52 160 20T340 20V-20H-20Z"
        fill="#fff"
        opacity=".07"
      />
      <g transform={`translate(160 100) rotate(${turn})`}>
        <ellipse cx="3" cy="8" rx="92" ry="90" opacity=".22" />
        <circle r="90" fill="#cfcac3" />
        <circle r="87" fill="#f3f0eb" />
        <circle r="79" fill="#e3dfd8" />
        <circle r="77" fill="#ece8e1" />
        {onLeaf && (
          <>
            <path d="M-73 18Q-62-66 6-72Q70-64 73 16Q40 74-4 73Q-56 68-73 18Z" fill="#4c8a3a" />
            <path d="M-71 20Q0-8 72 16" fill="none" stroke="#7fb562" strokeWidth="3" />
            <path
              d="M-40 8L-26-54M-8 2L0-70M24 3L36-58M-36 14L-24 60M0 8L6 70M34 10L42 52"
              stroke="#6aa352"
              strokeWidth="1.2"
            />
          </>
        )}
        {staple === 'rice' ? <Rice /> : <Bread />}
        {bowls.map(bowl => (
          <ThaliBowl key={bowl.colour} {...bowl} />
        ))}
      </g>
    </svg>
  );
});
