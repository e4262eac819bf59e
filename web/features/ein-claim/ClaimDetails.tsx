import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { einClaimDetails } from '../../../schema/rules/ein-claim.ts';
import { acceptedFiles, checkFile } from '../../lib/check-file.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { MailedCodeField } from '../../ui/forms/MailedCodeField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Claimant } from './ClaimStart.tsx';
import { useClaimEin } from './use-claim-ein.ts';

interface Props {
  claimant: Claimant;
  onClaimed: () => void;
  onBack: () => void;
}

/** The code, who claims, and the letter of the IRS. */
export function ClaimDetails({ claimant, onClaimed, onBack }: Props) {
  const claimEin = useClaimEin();
  const [letter, setLetter] = useState<File>();
  const [letterError, setLetterError] = useState<string>();
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: einClaimDetails,
    start: { code: '', contactName: '', phone: '', message: '' },
    send: async details => {
      const wrong = letter ? checkFile(letter)?.text : t`Please choose the letter of the IRS.`;
      setLetterError(wrong);
      if (wrong || !letter) return { message: t`Please check the letter.`, field: null };
      const refusal = await claimEin({ ...claimant, ...details }, letter);
      if (refusal?.field === 'letter') setLetterError(refusal.message);
      return refusal;
    },
    onDone: onClaimed,
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t`Your claim`} className="flex flex-col gap-4">
      <p role="status" className="wrap-anywhere">
        {t`We sent a code to ${claimant.email}.`}
      </p>
      <MailedCodeField {...register('code')} error={errors.code?.message} />
      <TextField
        {...register('contactName')}
        label={t`Your name`}
        autoComplete="name"
        error={errors.contactName?.message}
      />
      <TextField
        {...register('phone')}
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor="letter" className="font-medium">
          {t`IRS letter CP 575 or 147C`}
        </label>
        <input
          id="letter"
          type="file"
          accept={acceptedFiles}
          aria-describedby="letter-hint"
          aria-invalid={letterError !== undefined}
          onChange={({ target }) => {
            setLetter(target.files?.[0]);
            setLetterError(undefined);
          }}
          className="min-h-11 w-full rounded-control border border-input-border bg-surface p-2.5"
        />
        <p id="letter-hint" className={letterError ? 'text-small text-danger' : 'text-small text-muted'}>
          {letterError
            ? sentenceText(letterError)
            : t`A PDF, JPG or PNG of at most 10 MB. We delete it after our decision.`}
        </p>
      </div>
      <TextArea
        {...register('message')}
        label={t`Message`}
        optional
        maxLength={1000}
        error={errors.message?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        {t`Send my claim`}
      </Button>
      <Button variant="ghost" fullWidth onClick={onBack}>
        {t`Use another email`}
      </Button>
    </form>
  );
}
