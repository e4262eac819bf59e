import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { Coordinates } from '../../../lib/formats/distance.ts';
import { Chip } from '../../../ui/forms/Chip.tsx';
import type { DietCounts, KitchenFilters } from '../kitchen-filters.ts';
import { useChoiceCounts, useDeliveryPlace } from './use-choice-counts.ts';

export interface Choices {
  /** Where to deliver; null while unknown. */
  place: Coordinates | null;
  dietCounts?: DietCounts;
}

interface Props {
  city: string;
  near: Coordinates | null;
  filters: KitchenFilters;
  onChange: (changes: Partial<KitchenFilters>) => void;
  onChoices: (choices: Choices) => void;
}

/** Choices with the number of kitchens each would leave; those of diets are shown where diets are chosen. */
export default function ChoiceChips({ city, near, filters, onChange, onChoices }: Props) {
  const place = useDeliveryPlace(near);
  const counts = useChoiceCounts(city, filters, place);
  const dietCounts = counts?.diets;
  useEffect(() => onChoices({ place, dietCounts }), [place, dietCounts, onChoices]);
  return (
    <>
      <CountedChip
        words={t`Mostly under $12`}
        count={counts?.lowPrice}
        pressed={filters.isCheap}
        onPress={isCheap => onChange({ isCheap })}
      />
      {(place || filters.deliversToMe) && (
        <CountedChip
          words={t`Delivers to me`}
          count={counts?.delivery}
          pressed={filters.deliversToMe}
          onPress={deliversToMe => onChange({ deliversToMe })}
        />
      )}
    </>
  );
}

interface CountedChipProps {
  words: string;
  count: number | null | undefined;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
}

/** One that would leave nothing says so and cannot be pressed; taking a choice back is always possible. */
const CountedChip = ({ words, count, pressed, onPress }: CountedChipProps) => (
  <Chip
    pressed={pressed}
    disabled={count === 0 && !pressed}
    onClick={() => onPress(!pressed)}
    className="disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted"
  >
    {count == null ? words : `${words} (${count})`}
  </Chip>
);
