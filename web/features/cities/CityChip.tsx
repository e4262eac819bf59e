import { ChevronDown, MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const CitySheet = lazy(() => import('./CitySheet.tsx'));

interface Props {
  city: string;
  address: string | null;
  onChoose: (city: string) => void;
}

/** Where the meals go: always in sight, changed in a sheet without losing anything. */
export function CityChip({ city, address, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const choose = (next: string) => {
    setOpen(false);
    onChoose(next);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-border bg-surface py-1.5 pr-3 pl-3.5 text-left"
      >
        <MapPin aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="min-w-0">
          <span className="block leading-tight font-semibold">
            <span className="sr-only">Meals for </span>
            {city}
            <span className="sr-only">, change city</span>
          </span>
          {address && <span className="block truncate text-small leading-tight text-muted">{address}</span>}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <CitySheet onClose={() => setOpen(false)} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
