import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import RotateCcw from '~icons/lucide/rotate-ccw';
import { type ReorderButton_orderFragment, useReorderButton_order } from '../../../generated/graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { useReorder } from './use-reorder.ts';

const ReorderDialog = lazyWithRetry(() => import('./ReorderDialog.tsx'));

interface Props {
  order: FragmentType<ReorderButton_orderFragment>;
  fullWidth?: boolean;
}

/** Fills the cart with the dishes of a past order in one tap; asks only when something changed. */
export function ReorderButton({ order: from, fullWidth }: Props) {
  const order = useReorderButton_order(from);
  const { reorder, isAsked, question, answer, forget } = useReorder(order);
  if (order.status !== 'DELIVERED' && order.status !== 'CANCELED') return null;
  return (
    <>
      <Button
        variant="secondary"
        isSnug
        fullWidth={fullWidth}
        loading={isAsked}
        onClick={() => void reorder()}
      >
        <RotateCcw aria-hidden className="size-4" /> {t`Order again`}
      </Button>
      {question && (
        <Suspense fallback={null}>
          <ReorderDialog question={question} onYes={answer} onClose={forget} />
        </Suspense>
      )}
    </>
  );
}
