import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import ShoppingBag from '~icons/lucide/shopping-bag';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export const EmptyCart = ({ action }: { action: ReactNode }) => (
  <EmptyState
    icon={<ShoppingBag />}
    title={t`Your cart is empty`}
    text={t`Pick a kitchen near you and add a dish or two.`}
    action={action}
  />
);
