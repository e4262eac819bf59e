import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { type KitchenBalance_kitchenFragment, useKitchenBalance_kitchen } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { formatMoney } from '../../lib/formats/money.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const AdjustBalanceDialog = lazyWithRetry(() => import('./AdjustBalanceDialog.tsx'));

/** What a kitchen is owed before its next payout, and the way to give it something or take it. */
export function KitchenBalance({ kitchen: from }: { kitchen: FragmentType<KitchenBalance_kitchenFragment> }) {
  const { id, balance, supplier } = useKitchenBalance_kitchen(from);
  const { open, show, close } = useDialogInUrl();
  return (
    <Card className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 className="text-muted">{balance.cents < 0 ? 'Owes us' : 'Next payout'}</h2>
        <p className="text-heading font-bold tabular-nums">{formatMoney(Math.abs(balance.cents))}</p>
      </div>
      <Button variant="secondary" onClick={() => show('adjust')}>
        Adjust
      </Button>
      {open === 'adjust' && (
        <Suspense fallback={null}>
          <AdjustBalanceDialog supplierId={id} kitchenName={supplier.kitchenName} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}
