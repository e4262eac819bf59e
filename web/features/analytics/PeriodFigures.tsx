import type { PeriodFigures_analyticsFragment } from '../../generated/graphql.ts';
import { FigureTile, FigureTiles } from './FigureTile.tsx';
import { ratingWords, shareWords } from './share-words.ts';

/** How the weeks that are shown went, taken together. */
export function PeriodFigures({ analytics }: { analytics: PeriodFigures_analyticsFragment }) {
  const { total } = analytics;
  return (
    <FigureTiles>
      <FigureTile name="Orders">{total.orders}</FigureTile>
      <FigureTile name="Revenue">{total.revenue.text}</FigureTile>
      <FigureTile name="Your share of it">{total.kitchenShare.text}</FigureTile>
      <FigureTile name="Average rating">{ratingWords(total.averageRating)}</FigureTile>
      <FigureTile name="Orders cancelled">{shareWords(total.cancelledShare)}</FigureTile>
      <FigureTile name="Plates sold of those offered">{shareWords(total.sellThrough)}</FigureTile>
    </FigureTiles>
  );
}
