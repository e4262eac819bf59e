import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useKeepByAdmin } from './use-keep-by-admin.ts';

/** An open order of a kitchen that is closed, suspended or disabled: an admin says whether it stays. */
export function KeepByAdmin({ orderId }: { orderId: string }) {
  const { keep, isKeeping } = useKeepByAdmin(orderId);
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="secondary" loading={isKeeping} onClick={() => void keep()}>
          Keep order
        </Button>
      }
    >
      <p>
        This kitchen is closed that day or isn't taking orders. Keep the order if the kitchen will still cook
        it, or cancel it. The customer is notified either way.
      </p>
    </Notice>
  );
}
