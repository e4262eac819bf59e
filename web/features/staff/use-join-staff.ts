import type { StaffJoining } from '../../../schema/rules/staff.ts';
import { type NewSessionFragment, useJoinStaffMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';

const notDone = 'Something went wrong. Please try again.';

/** Accepts an invitation, or returns why not. */
export const useJoinStaff = (token: string, onJoined: (session: NewSessionFragment) => void) => {
  const [join] = useJoinStaffMutation();
  return async (input: StaffJoining): Promise<Refusal | undefined> => {
    try {
      const answer = (await join({ variables: { input: { token, ...input } } })).data?.joinStaff;
      if (answer?.__typename !== 'SignedIn') return answer ?? { message: notDone, field: null };
      onJoined(answer);
    } catch (error) {
      return { message: failureText(error, notDone), field: null };
    }
  };
};
