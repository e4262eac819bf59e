import { plural } from '@lingui/core/macro';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** A change of a plan never cancels what was ordered: says so when there is something. */
export const OpenOrdersNote = ({ orders }: { orders: number }) => (
  <div role="status" className="empty:hidden">
    {orders > 0 && (
      <Notice tone="warn">
        {plural(orders, {
          one: '# order is open already and will not be canceled. Cook it, or cancel it under Orders.',
          other:
            '# orders are open already and will not be canceled. Cook them, or cancel them one by one under Orders.',
        })}
      </Notice>
    )}
  </div>
);
