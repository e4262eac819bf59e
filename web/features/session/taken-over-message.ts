import { t } from '@lingui/core/macro';
import type { ToastMessage } from '../../ui/feedback/toast-message.ts';

/** What became of an account that someone else had opened with this person's address. */
export const takenOverMessage = (): ToastMessage => ({
  tone: 'success',
  title: t`This account is now only yours`,
  description: t`Someone had opened it with your address. We signed them out and removed their password, name, phone number and addresses.`,
});
