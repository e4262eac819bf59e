import { plural, t } from '@lingui/core/macro';
import Star from '~icons/lucide/star';

/** Stars as a number, with how many people gave them. */
export function Rating({ value, count }: { value: number; count: number }) {
  if (count === 0) return <span className="text-small text-muted">{t`No reviews yet`}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-small whitespace-nowrap tabular-nums">
      <Star aria-hidden className="size-4 fill-star text-star" />
      <span className="sr-only">{t`Rated`} </span>
      <span className="font-semibold">{value.toFixed(1)}</span>
      <span className="text-muted">
        ({count}
        <span className="sr-only"> {plural(count, { one: 'review', other: 'reviews' })}</span>)
      </span>
    </span>
  );
}
