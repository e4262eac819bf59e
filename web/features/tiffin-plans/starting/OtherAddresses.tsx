import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { Refusal } from '../../../lib/refusal.ts';
import { FoldButton } from '../../../ui/lists/FoldButton.tsx';
import type { AddressOption } from '../changing/AddressSelect.tsx';
import { WeekdayAddresses } from '../changing/WeekdayAddresses.tsx';
import { type AddressesOfWeek, refusedWeekday } from '../changing/weekday-addresses.ts';

interface Props {
  week: AddressesOfWeek;
  options: readonly AddressOption[];
  refusal: Refusal | undefined;
  onChange: (addressOn: AddressesOfWeek['addressOn']) => void;
}

/** Addresses by weekday, folded because most plans have one. */
export function OtherAddresses({ week, options, refusal, onChange }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = isUnfolded || refusedWeekday(week, refusal?.field) !== undefined;
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-border bg-surface px-4 py-1">
      <h2 id={id} className="font-medium">
        <FoldButton isOpen={isOpen} onClick={() => setIsUnfolded(!isOpen)}>
          {t`Another address on some days?`}
        </FoldButton>
      </h2>
      {isOpen && (
        <div className="flex flex-col gap-4 pb-3">
          <WeekdayAddresses week={week} options={options} refusal={refusal} onChange={onChange} />
        </div>
      )}
    </section>
  );
}
