import { useMay } from '../../lib/rights.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useHandleIssue } from './use-handle-issue.ts';

interface Props {
  order: { id: string; orderNumber: string };
  onAnswer: () => void;
}

export function HandleIssueButton({ order, onAnswer }: Props) {
  const may = useMay();
  const { handleIssue, isHandling } = useHandleIssue(order.id, onAnswer);
  if (!may('HELP_ORDERS')) return null;
  return (
    <Button variant="secondary" loading={isHandling} onClick={() => void handleIssue()}>
      Mark as handled<span className="sr-only"> the problem with {order.orderNumber}</span>
    </Button>
  );
}
