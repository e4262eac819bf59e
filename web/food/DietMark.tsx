import { type Diet, dietWord } from './diet-words.ts';

/** The sign printed on food in India: a green dot, or a brown triangle. */
export function DietMark({ diet }: { diet: Diet }) {
  const plants = diet === 'VEGETARIAN' || diet === 'VEGAN';
  return (
    <svg
      role="img"
      viewBox="0 0 16 16"
      className={plants ? 'size-4 shrink-0 text-leaf' : 'size-4 shrink-0 text-warn'}
    >
      <title>{dietWord(diet)}</title>
      <rect x="1" y="1" width="14" height="14" rx="2" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {plants ? (
        <circle cx="8" cy="8" r="3.5" fill="currentColor" />
      ) : (
        <path d="M8 4l4.2 7.5H3.8z" fill="currentColor" />
      )}
    </svg>
  );
}
