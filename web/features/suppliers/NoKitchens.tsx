import { t } from '@lingui/core/macro';
import CookingPot from '~icons/lucide/cooking-pot';
import SearchX from '~icons/lucide/search-x';
import SlidersHorizontal from '~icons/lucide/sliders-horizontal';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { KitchenFilters } from './kitchen-filters.ts';
import { narrows, withoutFilters } from './no-filters.ts';

interface Props {
  city: string;
  filters: KitchenFilters;
  onChange: (changes: Partial<KitchenFilters>) => void;
}

/** An empty list says why it is empty, and offers the one step that fills it. */
export default function NoKitchens({ city, filters, onChange }: Props) {
  const text = filters.text.trim();
  if (text) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t`No results found for "${text}"`}
        text={t`Try another word: a dish, a kitchen's name or a cuisine.`}
        action={<Button onClick={() => onChange({ text: '' })}>{t`Clear search`}</Button>}
      />
    );
  }
  if (narrows(filters)) {
    return (
      <EmptyState
        icon={<SlidersHorizontal />}
        title={t`No suppliers found`}
        text={t`No kitchens match these filters.`}
        action={<Button onClick={() => onChange(withoutFilters(filters))}>{t`Clear filters`}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<CookingPot />}
      title={t`No suppliers found in ${city}`}
      text={t`We are still looking for home cooks here.`}
      action={<ButtonLink to={paths.citySelection()}>{t`Choose another city`}</ButtonLink>}
    />
  );
}
