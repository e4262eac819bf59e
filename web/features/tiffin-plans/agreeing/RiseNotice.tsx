import { t } from '@lingui/core/macro';
import type { AgreedPlan_planFragment } from '../../../generated/graphql.ts';
import { shortDay } from '../../../lib/formats/dates.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** A higher price that is still to come. Once a day waits for it, the customer is asked. */
export const RiseNotice = ({ plan: { rise, total } }: { plan: AgreedPlan_planFragment }) => {
  if (!rise) return null;
  return (
    <Notice tone={rise.needsConsent ? 'warn' : 'info'}>
      <p className="font-semibold">{t`From ${shortDay(rise.from)} on, a meal costs ${rise.total.text} instead of ${total.text}.`}</p>
      <p>
        {rise.needsConsent
          ? t`We ask you before the first meal at that price. Until you agree, it is not ordered.`
          : t`Your plan continues at that price. You can stop it at any time.`}
      </p>
    </Notice>
  );
};
