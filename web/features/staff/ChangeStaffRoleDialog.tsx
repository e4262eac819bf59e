import * as z from 'zod/mini';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import { decisionReason } from '../../../schema/rules/decision.ts';
import type { StaffRole } from '../../../schema/staff-rights.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { StaffRoleField } from './StaffRoleField.tsx';
import { useChangeStaffRole } from './use-change-staff-role.ts';

interface Props {
  personId: string;
  name: string;
  staffRole: StaffRole;
  onClose: () => void;
}

const rule = z.object({ staffRole: z.custom<StaffRole>(), reason: decisionReason });

export default function ChangeStaffRoleDialog({ personId, name, staffRole, onClose }: Props) {
  const change = useChangeStaffRole(personId, name);
  const { form, register, errors, isSubmitting, submit } = useRefusableForm<z.infer<typeof rule>>({
    rule,
    start: { staffRole, reason: '' },
    send: change,
    onDone: onClose,
  });
  return (
    <Dialog
      onClose={onClose}
      title={`Change the role of ${name}?`}
      description="They are signed out everywhere, and have the rights of the new role when they sign in again."
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 pt-2">
        <StaffRoleField
          {...register('staffRole')}
          chosen={form.watch('staffRole')}
          error={errors.staffRole?.message}
        />
        <TextArea
          {...register('reason')}
          label="Why?"
          hint="Saved in the audit trail."
          rows={3}
          maxLength={reasonLengthLimit}
          error={errors.reason?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          Change role
        </Button>
      </form>
    </Dialog>
  );
}
