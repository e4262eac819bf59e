import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { emailChangeStart } from '../../../schema/rules/email-change.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { EnterCodes } from './EnterCodes.tsx';
import { type StartedChange, useStartEmailChange } from './use-change-email.ts';

/** First the new address, then the codes that were mailed. */
export default function ChangeEmail({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<StartedChange>();
  return (
    <Sheet
      onClose={onClose}
      title={t`Change email`}
      description={t`You stay signed in here and are signed out everywhere else.`}
    >
      {started ? (
        <EnterCodes started={started} onDone={onClose} onBack={() => setStarted(undefined)} />
      ) : (
        <NewAddress onStarted={setStarted} />
      )}
    </Sheet>
  );
}

function NewAddress({ onStarted }: { onStarted: (started: StartedChange) => void }) {
  const start = useStartEmailChange(onStarted);
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: emailChangeStart,
    start: { newEmail: '' },
    send: start,
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <EmailField
        {...register('newEmail')}
        autoFocus
        label={t`New email`}
        autoComplete="email"
        error={errors.newEmail?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Email me a code`}</Button>
    </form>
  );
}
