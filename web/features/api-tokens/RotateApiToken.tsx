import { t } from '@lingui/core/macro';
import { apiTokenOverlapHours, apiTokenRotation } from '../../../schema/rules/api-token.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useRotateApiToken } from './use-rotate-api-token.ts';

interface Props {
  id: string;
  name: string;
  /** With the new secret, whose dialog takes the place of this one. */
  onRotated: (secret: string) => void;
  onClose: () => void | Promise<void>;
}

export default function RotateApiToken({ id, name, onRotated, onClose }: Props) {
  const rotate = useRotateApiToken(id, onRotated);
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: apiTokenRotation,
    start: { id, overlapHours: 24 },
    send: ({ overlapHours }) => rotate(overlapHours),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t`A new secret for ${name}?`}
      description={t`It keeps its name and what it may do. Put the new secret into your program before the earlier one stops working.`}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 pt-2">
        <SelectField
          {...register('overlapHours', { valueAsNumber: true })}
          label={t`The earlier secret works`}
          error={errors.overlapHours?.message}
        >
          <option value={24}>{t`for one more day`}</option>
          <option value={apiTokenOverlapHours}>{t`for seven more days`}</option>
          <option value={0}>{t`no longer: it may be known to someone`}</option>
        </SelectField>
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Create new secret`}</Button>
      </form>
    </Dialog>
  );
}
