import * as z from 'zod/mini';
import { staffInvitationDays, staffInvitee } from '../../../schema/rules/staff.ts';
import type { StaffRole } from '../../../schema/staff-rights.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { StaffRoleField } from './StaffRoleField.tsx';
import { useInviteStaff } from './use-staff-invitations.ts';

const rule = z.extend(staffInvitee, { staffRole: z.custom<StaffRole>() });

export default function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const invite = useInviteStaff();
  const { form, register, errors, isSubmitting, submit } = useRefusableForm<z.infer<typeof rule>>({
    rule,
    start: { email: '', staffRole: 'REVIEWER' },
    send: invite,
    onDone: onClose,
  });
  return (
    <Dialog
      onClose={onClose}
      title="Invite staff"
      description={`They get an email with a link that works once, for ${staffInvitationDays} days.`}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 pt-2">
        <EmailField {...register('email')} label="Email" autoComplete="off" error={errors.email?.message} />
        <StaffRoleField
          {...register('staffRole')}
          chosen={form.watch('staffRole')}
          error={errors.staffRole?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          Send invitation
        </Button>
      </form>
    </Dialog>
  );
}
