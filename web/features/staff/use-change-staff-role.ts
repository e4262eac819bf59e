import { type StaffRole, staffRoles } from '../../../schema/staff-rights.ts';
import { useChangeStaffRoleMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';

/** Changes the role of a staff member, or returns why not. */
export const useChangeStaffRole = (personId: string, name: string) => {
  const toast = useToast();
  const [change] = useChangeStaffRoleMutation();
  return async (input: { staffRole: StaffRole; reason: string }): Promise<Refusal | undefined> => {
    try {
      const answer = (await change({ variables: { input: { personId, ...input } } })).data?.changeStaffRole;
      if (answer?.__typename !== 'PersonRecord') return answer ?? { message: notDone, field: null };
      toast({ tone: 'success', title: `${name} is now ${staffRoles[input.staffRole].name.toLowerCase()}` });
    } catch (error) {
      return { message: failureText(error, notDone), field: null };
    }
  };
};
