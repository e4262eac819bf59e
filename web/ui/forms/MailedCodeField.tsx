import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** Takes the focus as it appears: the code is what is missing. */
export const MailedCodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    {...props}
    autoFocus
    label={t`Code from the email`}
    hint={t`No email? Check your spam folder. We send at most one code every 10 minutes.`}
    inputMode="text"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    className="text-center font-semibold uppercase tracking-[0.2em]"
  />
);
