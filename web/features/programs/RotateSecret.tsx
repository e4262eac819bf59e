import { t } from '@lingui/core/macro';
import { secretOverlapHours, secretRotation } from '../../../schema/rules/secret-rotation.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  id: string;
  title: string;
  description: string;
  /** Hands the new secret over, whose dialog takes the place of this one, or returns why there is none. */
  rotate: (overlapHours: number) => Promise<Refusal | undefined>;
  onClose: () => void | Promise<void>;
}

export default function RotateSecret({ id, title, description, rotate, onClose }: Props) {
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: secretRotation,
    start: { id, overlapHours: 24 },
    send: ({ overlapHours }) => rotate(overlapHours),
  });
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 pt-2">
        <SelectField
          {...register('overlapHours', { valueAsNumber: true })}
          label={t`The earlier secret works`}
          error={errors.overlapHours?.message}
        >
          <option value={24}>{t`for one more day`}</option>
          <option value={secretOverlapHours}>{t`for seven more days`}</option>
          <option value={0}>{t`no longer: it may be known to someone`}</option>
        </SelectField>
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Create new secret`}</Button>
      </form>
    </Dialog>
  );
}
