import { t } from '@lingui/core/macro';
import type { RegistrationDraft, RegistrationRefusal } from '../../../schema/rules/registration.ts';
import { useRegisterSupplierMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { messageLanguage } from '../../lib/message-language.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

type Refused = Pick<RegistrationRefusal, 'step' | 'message'> & {
  field: string | null;
  /** What someone else registered with, if that is why. */
  taken?: 'ein' | 'email';
};

/** Registers the kitchen, or returns why not and which step of the wizard has the error. */
export const useRegisterKitchen = () => {
  const toast = useToast();
  const [register] = useRegisterSupplierMutation();

  const refuse = (message: string, field: string | null = null, step: number = 3): Refused => {
    toast({ tone: 'danger', title: t`Registration Failed`, description: message });
    return { message, field, step: step as RegistrationRefusal['step'] };
  };

  return async (draft: RegistrationDraft): Promise<Refused | undefined> => {
    try {
      const answer = (await register({ variables: { input: { ...draft, language: messageLanguage() } } }))
        .data?.registerSupplier;
      if (answer?.__typename === 'KitchenRegistered') return undefined;
      if (answer?.__typename === 'RegistrationRefused')
        return refuse(refusalText(answer), answer.field, answer.step);
      // EIN and email, which may be taken, are on the first step.
      const refused = refuse(
        answer ? refusalText(answer) : t`Please try again later.`,
        answer?.field,
        answer?.field ? 1 : 3,
      );
      if (answer?.__typename === 'EinTaken') return { ...refused, taken: 'ein' };
      return answer?.__typename === 'EmailTaken' ? { ...refused, taken: 'email' } : refused;
    } catch (error) {
      return refuse(failureText(error, t`Please try again later.`));
    }
  };
};
