import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { type OrderIssue_orderFragment, useOrderIssue_order } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { issueTitle } from './issue-words.ts';

const ReportIssue = lazyWithRetry(() => import('./ReportIssue.tsx'));

/** Reports a problem with an order that can no longer be canceled, and shows the report. */
export function OrderIssue({ order: from }: { order: FragmentType<OrderIssue_orderFragment> }) {
  const order = useOrderIssue_order(from);
  const { open, show, close } = useDialogInUrl();
  const { issue } = order;
  if (issue) {
    const words = issue.words ? ` “${issue.words}”` : '';
    return (
      <Notice tone="info">
        {t`You reported a problem: ${issueTitle(issue.reason)}.`}
        {words} {t`The kitchen and our support team know about it. We'll contact you.`}
      </Notice>
    );
  }
  if (!order.viewerCanReportIssue) return null;
  return (
    <section aria-label={t`Report a problem`}>
      <Button variant="secondary" fullWidth onClick={() => show('report')}>{t`Report a problem`}</Button>
      {open === 'report' && (
        <Suspense fallback={null}>
          <ReportIssue orderId={order.id} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
