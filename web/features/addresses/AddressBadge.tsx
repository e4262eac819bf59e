import { msg } from '@lingui/core/macro';
import { translate } from '../../lib/language.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import type { AddressCheck } from './form/use-address-check.ts';

const looks = {
  validating: { tone: 'neutral', text: msg`Validating address...` },
  valid: { tone: 'leaf', text: msg`✓ Valid US address format` },
  invalid: { tone: 'danger', text: msg`✗ Please fill all required fields with valid formats` },
} as const;

export const AddressBadge = ({ check }: { check: AddressCheck }) => (
  <p role="status" className="empty:-mb-4">
    {check !== 'idle' && <Badge tone={looks[check].tone}>{translate(looks[check].text)}</Badge>}
  </p>
);
