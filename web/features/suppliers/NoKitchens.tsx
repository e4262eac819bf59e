import { CookingPot, SearchX, SlidersHorizontal } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type KitchenFilters, narrows } from './kitchen-filters.ts';

interface Props {
  city: string;
  filters: KitchenFilters;
  onChange: (changes: Partial<KitchenFilters>) => void;
}

/** An empty list says why it is empty, and offers the one step that fills it. */
export function NoKitchens({ city, filters, onChange }: Props) {
  const text = filters.text.trim();
  if (text) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={`No results found for "${text}"`}
        text="Try another word: a kitchen's name or a cuisine."
        action={<Button onClick={() => onChange({ text: '' })}>Clear search</Button>}
      />
    );
  }
  if (narrows(filters)) {
    return (
      <EmptyState
        icon={<SlidersHorizontal />}
        title="No suppliers found"
        text="No kitchen fits all of these filters right now."
        action={
          <Button onClick={() => onChange({ cuisine: null, minimumRating: null, meal: null })}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<CookingPot />}
      title={`No suppliers found in ${city}`}
      text="We are still looking for home cooks here."
      action={<ButtonLink to={paths.citySelection()}>Choose another city</ButtonLink>}
    />
  );
}
