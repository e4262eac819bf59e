import { noteLengthLimit } from '../../../schema/constants.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useAdjustBalance } from './use-adjust-balance.ts';

interface Props {
  supplierId: string;
  kitchenName: string;
  onClose: () => void;
}

/** Gives a kitchen something outside of its orders, or takes it, with a reason that it reads in its statement. */
export default function AdjustBalanceDialog({ supplierId, kitchenName, onClose }: Props) {
  const { draft, register, errors, submit, isSubmitting } = useAdjustBalance(
    supplierId,
    kitchenName,
    onClose,
  );
  return (
    <Dialog
      onClose={onClose}
      title={`Adjust what ${kitchenName} is owed`}
      description="It's included in the next payout and shown on its statement."
    >
      <form onSubmit={event => void submit(event)} noValidate className="flex flex-col gap-4 pt-2">
        <DraftNotice draft={draft} />
        <SelectField label="Adjustment type" {...register('direction')}>
          <option value="give">Add to balance</option>
          <option value="take">Deduct from balance</option>
        </SelectField>
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...register('amount')}
        />
        <TextArea
          label="Reason"
          hint="The kitchen sees this."
          maxLength={noteLengthLimit}
          error={errors.reason?.message}
          {...register('reason')}
        />
        <FormRefusal message={errors.root?.message} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSubmitting}>
            Adjust
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
