import { t } from '@lingui/core/macro';
import type { Profile } from '../../../schema/rules/customer.ts';
import { type UpdateProfileMutation, useUpdateProfileMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

export type Person = Extract<UpdateProfileMutation['updateProfile'], { __typename: 'User' }>;

/** Changes name and phone everywhere they are shown, or returns why not. */
export const useUpdateProfile = ({ onSaved }: { onSaved: (person: Person) => void }) => {
  const toast = useToast();
  const [updateProfile] = useUpdateProfileMutation();

  return async (input: Profile): Promise<Refusal | undefined> => {
    try {
      const answer = (await updateProfile({ variables: { input } })).data?.updateProfile;
      if (answer?.__typename !== 'User') return answer ?? { message: t`Not saved`, field: null };
      onSaved(answer);
      toast({ tone: 'success', title: t`Profile saved` });
    } catch (error) {
      return { message: failureText(error, t`Not saved. Please try again.`), field: null };
    }
  };
};
