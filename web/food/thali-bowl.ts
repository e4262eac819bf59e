import type { ThaliRecipe } from './thali-recipe.ts';

type Bowl = ThaliRecipe['bowls'][number];

/** A steel bowl seen from above, with its curry and what was strewn over it. */
export const bowl = ({ x, y, radius, color, garnish }: Bowl): string => {
  const food = radius - 4;
  return `<g transform="translate(${x} ${y})"><circle cx="1.5" cy="3" r="${radius}" opacity=".2"/><circle r="${radius}" fill="#b9b3aa"/><circle r="${radius - 1.2}" fill="#f7f4ef"/><circle r="${food + 0.8}" fill="#a8a198"/><circle r="${food}" fill="${color}"/><path d="M${4 - food} -2A${food - 4} ${food - 4} 0 0 1 2 ${4 - food}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".4"/>${garnishes[garnish]}</g>`;
};

const garnishes: Record<Bowl['garnish'], string> = {
  swirl:
    '<path d="M-8 2Q-6-8 3-6T7 4T-3 6T-1-1" fill="none" stroke="#fff6e6" stroke-width="2.2" stroke-linecap="round" opacity=".85"/>',
  leaves: '<path d="M-6-3Q-1-9 5-5Q0 1-6-3ZM-3 7Q-1 1 5 3Q4 9-3 7ZM-9 4Q-8 0-4 1Q-5 5-9 4Z" fill="#3f7a33"/>',
  seeds:
    '<g fill="#5a2f12" opacity=".8"><circle cx="-6" cy="-3" r="1.8"/><circle cx="2" cy="-6" r="1.5"/><circle cx="6" cy="2" r="1.9"/><circle cx="-2" cy="3" r="1.6"/><circle cx="-7" cy="6" r="1.4"/><circle cx="3" cy="8" r="1.6"/></g>',
  none: '',
};
