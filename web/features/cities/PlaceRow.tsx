import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import ChevronRight from '~icons/lucide/chevron-right';
import { type PlaceRow_cityFragment, usePlaceRow_city } from '../../generated/graphql.ts';
import { milesWords } from '../../lib/formats/distance.ts';

interface Props {
  city: FragmentType<PlaceRow_cityFragment>;
  miles: number | null;
  onChoose: (name: string) => void;
}

/** An active city in the location dialog, with how far it is. */
export function PlaceRow({ city: masked, miles, onChoose }: Props) {
  const { name, state, supplierCount } = usePlaceRow_city(masked);
  return (
    <button
      type="button"
      onClick={() => onChoose(name)}
      className="flex min-h-15 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-lead leading-snug font-semibold">
          {name}, {state}
        </span>
        <span className="block text-small text-muted">{t`${supplierCount}+ suppliers available`}</span>
      </span>
      {miles !== null && (
        <span className="shrink-0 font-medium text-leaf tabular-nums">{milesWords(miles)}</span>
      )}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  );
}
