import type { OrderingStopsQuery } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { StopOrdering } from './StopOrdering.tsx';
import { placeName } from './stop-place.ts';
import { usePolledStops } from './use-ordering-stops.ts';
import { useStopOrdering } from './use-stop-ordering.ts';

type Stop = OrderingStopsQuery['orderingStops'][number];

/** Where ordering is stopped, above the cities: it must not be forgotten. */
export function StopsInForce() {
  const stops = usePolledStops();
  if (stops.length === 0) return null;
  return (
    <ul aria-label="Stopped ordering" className="mb-4 flex flex-col gap-2">
      {stops.map(stop => (
        <li key={stop.city?.id ?? 'everywhere'}>
          <StopRow stop={stop} />
        </li>
      ))}
    </ul>
  );
}

function StopRow({ stop }: { stop: Stop }) {
  const { city, reason, since, until } = stop;
  const { allow, isAllowing } = useStopOrdering(city);
  return (
    <Notice
      tone="warn"
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            isSnug
            loading={isAllowing}
            aria-label={`Allow ordering again in ${placeName(city)}`}
            onClick={() => void allow()}
          >
            Allow ordering again
          </Button>
          <StopOrdering place={city} stop={stop} />
        </span>
      }
    >
      <p className="font-semibold">Ordering is stopped in {placeName(city)}.</p>
      <p className="break-words">{reason}</p>
      <p className="text-small">
        Since {localMoment(since)}, {until ? `until ${localMoment(until)}` : 'until it is allowed again'}.
      </p>
    </Notice>
  );
}
