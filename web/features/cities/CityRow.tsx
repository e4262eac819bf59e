import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import ChevronRight from '~icons/lucide/chevron-right';
import MapPin from '~icons/lucide/map-pin';
import { type CityRow_cityFragment, useCityRow_city } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';

interface Props {
  city: FragmentType<CityRow_cityFragment>;
  onChoose: (name: string) => void;
}

export function CityRow({ city: masked, onChoose }: Props) {
  const city = useCityRow_city(masked);
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block text-lead font-semibold">
        {city.name}, {city.state}
      </span>
      {city.isActive && (
        <span className="block text-small text-muted">{t`${city.supplierCount}+ suppliers available`}</span>
      )}
    </span>
  );
  if (!city.isActive) {
    return (
      <div className="flex min-h-16 items-center gap-3 px-4 py-2.5 text-muted">
        <MapPin aria-hidden className="size-5 shrink-0" />
        {words}
        <Badge>{t`Coming Soon`}</Badge>
      </div>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onChoose(city.name)}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <MapPin aria-hidden className="size-5 shrink-0 text-primary" />
      {words}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  );
}
