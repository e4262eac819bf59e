import { useId } from 'react';
import { SteelTiffin } from './SteelTiffin.tsx';
import { thaliPlate } from './thali-plate.ts';
import { thaliRecipe } from './thali-recipe.ts';

const leftPlate = thaliPlate(thaliRecipe('scene-3', 'North Indian'));
const rightPlate = thaliPlate(thaliRecipe('scene-1', 'Kerala'));

/** The welcome picture: the steaming steel tiffin between two plates on a kokum cloth. */
export function TiffinScene({ className }: { className?: string }) {
  const cloth = useId();
  return (
    <svg aria-hidden viewBox="0 0 430 290" preserveAspectRatio="xMidYMid slice" className={className}>
      <linearGradient id={cloth} x1="0" y1="1" x2="1" y2="0">
        <stop stopColor="#5b1130" />
        <stop offset=".55" stopColor="#a92f4c" />
        <stop offset="1" stopColor="#f2a23a" />
      </linearGradient>
      <rect width="430" height="290" fill={`url(#${cloth})`} />
      <path
        d="M-10 60Q95 105 215 60T440 60V-10H-10ZM-10 225Q95 180 215 225T440 225V300H-10Z"
        fill="#fff"
        opacity=".06"
      />
      <Plate at="translate(38 218) scale(1.12)" markup={leftPlate} />
      <Plate at="translate(396 214) scale(1.12)" markup={rightPlate} />
      <g transform="translate(215 178)">
        <SteelTiffin />
      </g>
    </svg>
  );
}

const Plate = ({ at, markup }: { at: string; markup: string }) => (
  <g transform={at} dangerouslySetInnerHTML={{ __html: markup }} />
);
