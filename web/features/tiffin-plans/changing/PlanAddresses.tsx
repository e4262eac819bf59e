import { t } from '@lingui/core/macro';
import { type Refusal, refusalText } from '../../../lib/refusal.ts';
import { type AddressOption, AddressSelect } from './AddressSelect.tsx';
import type { PlanDraft } from './plan-draft.ts';
import { WeekdayAddresses } from './WeekdayAddresses.tsx';

interface Props {
  draft: PlanDraft;
  options: readonly AddressOption[];
  refusal: Refusal | undefined;
  onChange: (part: Partial<PlanDraft>) => void;
}

/** Where a plan is delivered, and on which weekdays elsewhere. */
export const PlanAddresses = ({ draft, options, refusal, onChange }: Props) => (
  <fieldset className="flex min-w-0 flex-col gap-4">
    <legend className="mb-2 font-medium">{t`Delivery`}</legend>
    <AddressSelect
      label={t`Deliver to`}
      value={draft.address}
      options={options}
      onChange={line => onChange({ address: line })}
      error={refusal?.field === 'deliveryAddress' ? refusalText(refusal) : undefined}
    />
    <WeekdayAddresses
      week={draft}
      options={options}
      refusal={refusal}
      onChange={addressOn => onChange({ addressOn })}
    />
  </fieldset>
);
