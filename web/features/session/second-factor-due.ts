import { t } from '@lingui/core/macro';
import type { useToast } from '../../ui/feedback/Toasts.tsx';

/** For staff who signed in without the second factor that their account must have. */
export const showSecondFactorDue = (toast: ReturnType<typeof useToast>) =>
  toast({
    tone: 'danger',
    title: t`Add a second step to your sign-in`,
    description: t`Open Sign-in & security in your account. From your next sign-in on you can do nothing else before it.`,
  });
