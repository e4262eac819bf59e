import type { RegistrationDraft, RegistrationRefusal } from '../../../schema/rules/registration.ts';
import { useRegisterSupplierMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

type Refused = Pick<RegistrationRefusal, 'step' | 'message'> & { field: string | null };

const whenAnswered = 'Please try again later.';

/** Registers the kitchen, or returns why not and which step of the wizard has the error. */
export const useRegisterKitchen = () => {
  const toast = useToast();
  const [register] = useRegisterSupplierMutation();

  const refuse = (message: string, field: string | null = null, step: number = 3): Refused => {
    toast({ tone: 'danger', title: 'Registration Failed', description: message });
    return { message, field, step: step as RegistrationRefusal['step'] };
  };

  return async (draft: RegistrationDraft): Promise<Refused | undefined> => {
    try {
      const answer = (await register({ variables: { input: draft } })).data?.registerSupplier;
      if (answer?.__typename === 'KitchenRegistered') return undefined;
      if (answer?.__typename === 'RegistrationRefused')
        return refuse(answer.message, answer.field, answer.step);
      // EIN and email, which may be taken, stand on the first step.
      return refuse(answer?.message ?? whenAnswered, answer?.field, answer?.field ? 1 : 3);
    } catch (error) {
      return refuse(failureText(error, whenAnswered));
    }
  };
};
