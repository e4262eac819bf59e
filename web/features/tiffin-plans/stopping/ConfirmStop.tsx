import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlanDays_planFragment } from '../../../generated/graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { CreditAtStop } from './CreditAtStop.tsx';
import { OrderNumbers } from './OrderNumbers.tsx';
import { StopReason, type WhyStop } from './StopReason.tsx';

type PlanOrder = NonNullable<PlanDays_planFragment['days'][number]['order']>;

interface Props {
  planId: string;
  /** Orders that the plan has placed for the next days. */
  orders: readonly PlanOrder[];
  isStopping: boolean;
  /** Returns why it was not stopped, in words. */
  onConfirm: (why: WhyStop) => Promise<string | undefined>;
  onClose: () => void;
}

export default function ConfirmStop({ planId, orders, isStopping, onConfirm, onClose }: Props) {
  const [why, setWhy] = useState<WhyStop>({ reason: null, words: '', asksCreditBack: true });
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    setRefusal(undefined);
    setRefusal(await onConfirm(why));
  };
  const open = orders.filter(({ status }) => status !== 'CANCELED');
  const canceled = open.filter(order => order.viewerCanCancel);
  const staying = open.filter(order => !order.viewerCanCancel);
  return (
    <Dialog
      onClose={onClose}
      title={t`Stop this plan?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Keep plan`}</Button>
          <Button variant="danger" loading={isStopping} onClick={() => void confirm()}>{t`Stop plan`}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <p>{t`No more meals are ordered. You can't undo this, but you can start a new plan.`}</p>
        {canceled.length > 0 && (
          <p>
            <Trans>
              These orders are canceled: <OrderNumbers of={canceled} />.
            </Trans>
          </p>
        )}
        {staying.length > 0 && (
          <p>
            <Trans>
              These orders are past their cut-off and stay: <OrderNumbers of={staying} />.
            </Trans>
          </p>
        )}
        <CreditAtStop
          planId={planId}
          isAsked={why.asksCreditBack}
          onChange={asksCreditBack => setWhy({ ...why, asksCreditBack })}
        />
        <StopReason value={why} onChange={given => setWhy({ ...why, ...given })} />
        <FormRefusal message={refusal} />
      </div>
    </Dialog>
  );
}
