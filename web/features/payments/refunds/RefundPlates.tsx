import { Stepper } from '../../../ui/forms/Stepper.tsx';
import type { refundableLines } from './refundable-lines.ts';

interface Props {
  lines: ReturnType<typeof refundableLines>['left'];
  chosen: Record<number, number>;
  complaint: string | undefined;
  onChange: (chosen: Record<number, number>) => void;
}

/** The plates of an order that were not refunded yet, to choose from. */
export const RefundPlates = ({ lines, chosen, complaint, onChange }: Props) => (
  <div>
    <ul className="divide-y divide-border">
      {lines.map(line => (
        <li key={line.position} className="flex items-center justify-between gap-3 py-2">
          <span className="min-w-0">
            {line.dishName}
            {line.choices.length > 0 && ` (${line.choices.map(({ name }) => name).join(', ')})`}
            <span className="block text-small text-muted">
              {line.unitPrice.text} each, {line.left} left
            </span>
          </span>
          <Stepper
            label={line.dishName}
            value={chosen[line.position] ?? 0}
            max={line.left}
            onChange={quantity => onChange({ ...chosen, [line.position]: quantity })}
          />
        </li>
      ))}
    </ul>
    <p role="alert" className="text-small text-danger empty:hidden">
      {complaint}
    </p>
  </div>
);
