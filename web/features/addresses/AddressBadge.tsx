import { Badge } from '../../ui/Badge.tsx';
import type { AddressCheck } from './use-address-check.ts';

const looks = {
  validating: { tone: 'neutral', text: 'Validating address...' },
  valid: { tone: 'leaf', text: '✓ Valid US address format' },
  invalid: { tone: 'danger', text: '✗ Please fill all required fields with valid formats' },
} as const;

export const AddressBadge = ({ check }: { check: AddressCheck }) => (
  <p role="status" className="empty:-mb-4">
    {check !== 'idle' && <Badge tone={looks[check].tone}>{looks[check].text}</Badge>}
  </p>
);
