import { t } from '@lingui/core/macro';
import Star from '~icons/lucide/star';

const places = [1, 2, 3, 4, 5];

/** The stars that one person gave. */
export const Stars = ({ given }: { given: number }) => (
  <span role="img" aria-label={t`${given} of 5 stars`} className="inline-flex">
    {places.map(star => (
      <Star
        key={star}
        aria-hidden
        className={star <= given ? 'size-4 fill-star text-star' : 'size-4 text-input-border'}
      />
    ))}
  </span>
);
