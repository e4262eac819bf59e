import { t } from '@lingui/core/macro';
import type { PeriodFigures_analyticsFragment } from '../../generated/graphql.ts';
import { Figure, Figures } from '../../ui/display/Figure.tsx';
import { ratingWords, shareWords } from './share-words.ts';

/** How the weeks that are shown went, taken together. */
export function PeriodFigures({ analytics }: { analytics: PeriodFigures_analyticsFragment }) {
  const { total } = analytics;
  return (
    <Figures>
      <Figure label={t`Orders`} value={total.orders} />
      <Figure label={t`Revenue`} value={total.revenue.text} />
      <Figure label={t`Your share`} value={total.kitchenShare.text} />
      <Figure label={t`Average rating`} value={ratingWords(total.averageRating)} />
      <Figure label={t`Orders canceled`} value={shareWords(total.canceledShare)} />
      <Figure label={t`Sell-through`} value={shareWords(total.sellThrough)} />
    </Figures>
  );
}
