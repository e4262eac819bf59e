import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import Star from '~icons/lucide/star';
import { paths } from '../../app/paths.ts';
import { type RateLink_orderFragment, useRateLink_order } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';

/** From the list of orders to the stars, while nothing was said about the meal. */
export function RateLink({ order: from }: { order: FragmentType<RateLink_orderFragment> }) {
  const { id, viewerCanReview, review } = useRateLink_order(from);
  if (!viewerCanReview || review) return null;
  return (
    <ButtonLink variant="secondary" isSnug to={`${paths.order(id)}?rate=1`}>
      <Star aria-hidden className="size-4" /> {t`Rate this meal`}
    </ButtonLink>
  );
}
