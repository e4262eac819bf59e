import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import {
  type SupplierStatusNote_kitchenFragment,
  useSupplierStatusNote_kitchen,
} from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Explains why customers don't see the kitchen, and what to do about it. */
export function SupplierStatusNote({
  kitchen: from,
}: {
  kitchen: FragmentType<SupplierStatusNote_kitchenFragment>;
}) {
  const { status, pausedUntil } = useSupplierStatusNote_kitchen(from);
  if (status === 'SUSPENDED')
    return (
      <Notice
        tone="danger"
        action={
          <ButtonLink variant="secondary" to={paths.help()}>
            {t`Contact support`}
          </ButtonLink>
        }
      >
        {t`Your kitchen is suspended and can't take orders. Please contact us.`}
      </Notice>
    );
  if (status === 'PAUSED' && pausedUntil)
    return (
      <Notice
        tone="warn"
        action={
          <ButtonLink variant="secondary" to={`${paths.supplierSettings()}#pause`}>
            {t`Change your break`}
          </ButtonLink>
        }
      >
        {t`You're on a break until ${shortDay(pausedUntil)}. Existing orders aren't affected.`}
      </Notice>
    );
  if (status === 'WITHOUT_DISHES')
    return (
      <Notice tone="info" action={<ButtonLink to={paths.menuManagement()}>{t`Write your menu`}</ButtonLink>}>
        {t`Customers see your kitchen once it has an available dish.`}
      </Notice>
    );
  return null;
}
