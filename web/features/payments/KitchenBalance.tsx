import type { FragmentType } from '@apollo/client';
import { Suspense, useState } from 'react';
import { type KitchenBalance_kitchenFragment, useKitchenBalance_kitchen } from '../../generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { late } from '../../ui/late.ts';

const AdjustBalanceDialog = late(() => import('./AdjustBalanceDialog.tsx'));

/** What a kitchen is owed before its next payout, and the way to give it something or take it. */
export function KitchenBalance({ kitchen: from }: { kitchen: FragmentType<KitchenBalance_kitchenFragment> }) {
  const { id, balance, supplier } = useKitchenBalance_kitchen(from);
  const [isAdjusting, setIsAdjusting] = useState(false);
  return (
    <Card className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 className="text-muted">{balance.cents < 0 ? 'Owes us' : 'Earned, and in the next payout'}</h2>
        <p className="text-heading font-bold tabular-nums">{formatMoney(Math.abs(balance.cents))}</p>
      </div>
      <Button variant="secondary" onClick={() => setIsAdjusting(true)}>
        Adjust
      </Button>
      {isAdjusting && (
        <Suspense fallback={null}>
          <AdjustBalanceDialog
            supplierId={id}
            kitchenName={supplier.kitchenName}
            onClose={() => setIsAdjusting(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
