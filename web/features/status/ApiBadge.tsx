import { useEffect, useState } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import LoaderCircle from '~icons/lucide/loader-circle';
import { Badge } from '../../ui/display/Badge.tsx';

interface Props {
  name: string;
  load: () => Promise<unknown[]>;
}

/** How one list of the API does: loading, an error, or how many items it answered. */
export function ApiBadge({ name, load }: Props) {
  const [count, setCount] = useState<number | 'loading' | 'error'>('loading');
  useEffect(() => {
    load().then(
      items => setCount(items.length),
      () => setCount('error'),
    );
  }, [load]);

  return (
    <p className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-medium">{name}</span>
      <span role="status">
        {count === 'loading' && (
          <Badge icon={<LoaderCircle aria-hidden className="animate-spin" />}>Loading</Badge>
        )}
        {count === 'error' && (
          <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
            Error
          </Badge>
        )}
        {typeof count === 'number' && (
          <Badge tone="leaf" icon={<CircleCheck aria-hidden />}>
            {count} {count === 1 ? 'item' : 'items'}
          </Badge>
        )}
      </span>
    </p>
  );
}
