import { DietMark } from '../../food/DietMark.tsx';
import type { KitchenCard_supplierFragment } from '../../generated/graphql.ts';
import { priceWords, shortPrice, vegetarianWords } from './menu-summary-words.ts';

type Summary = NonNullable<KitchenCard_supplierFragment['menuSummary']>;

export interface MatchedDish {
  name: string;
  price: { text: string };
}

interface Props {
  summary: Summary;
  /** The dish that was searched for. */
  matched: MatchedDish | null | undefined;
}

/** The dishes a kitchen leads with and what its dishes cost, or the one searched for; how much is vegetarian. */
export function MenuLine({ summary, matched }: Props) {
  const vegetarian = vegetarianWords(summary);
  return (
    <div>
      <p className="line-clamp-2">
        {matched ? (
          <strong className="font-semibold tabular-nums">{`${matched.name}, ${shortPrice(matched.price)}`}</strong>
        ) : (
          <>
            {summary.signatureDishes.join(', ')}
            <span className="whitespace-nowrap">
              <span className="text-muted"> · </span>
              <span className="font-semibold tabular-nums">{priceWords(summary)}</span>
            </span>
          </>
        )}
      </p>
      {vegetarian && (
        <p className="mt-0.5 flex items-center gap-1.5 text-small text-muted">
          <span aria-hidden className="flex">
            <DietMark diet="VEGETARIAN" />
          </span>
          {vegetarian}
        </p>
      )}
    </div>
  );
}
