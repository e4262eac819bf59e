import { bowl } from './thali-bowl.ts';
import type { ThaliRecipe } from './thali-recipe.ts';
import { staples } from './thali-staples.ts';

/**
 * The plate, of radius 90 around the origin, to be put inside an SVG. As markup: a screen shows many plates
 * of some fifty static shapes each, and components for them would be most of its rendering work.
 */
export const thaliPlate = ({ turn, onLeaf, staple, bowls }: ThaliRecipe): string =>
  `<g transform="rotate(${turn})">${steel}${onLeaf ? bananaLeaf : ''}${staples[staple]}${bowls.map(bowl).join('')}</g>`;

const steel =
  '<ellipse cx="3" cy="8" rx="92" ry="90" opacity=".22"/><circle r="90" fill="#cfcac3"/><circle r="87" fill="#f3f0eb"/><circle r="79" fill="#e3dfd8"/><circle r="77" fill="#ece8e1"/>';

const bananaLeaf =
  '<g fill="none"><path d="M-73 18Q-62-66 6-72Q70-64 73 16Q40 74-4 73Q-56 68-73 18Z" fill="#4c8a3a"/><path d="M-71 20Q0-8 72 16" stroke="#7fb562" stroke-width="3"/><path d="M-40 8L-26-54M-8 2L0-70M24 3L36-58M-36 14L-24 60M0 8L6 70M34 10L42 52" stroke="#6aa352" stroke-width="1.2"/></g>';
