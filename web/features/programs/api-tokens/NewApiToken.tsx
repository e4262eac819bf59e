import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { ApiScope } from '../../../../schema/api-scopes.ts';
import { apiTokenDays, apiTokenNameLength, newApiToken } from '../../../../schema/rules/api-token.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { useRefusableForm } from '../../../lib/use-refusable-form.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { scopeWords } from './scope-words.ts';
import { useCreateApiToken } from './use-create-api-token.ts';

interface Props {
  /** Those that the person can give. */
  scopes: readonly ApiScope[];
  /** With the secret, whose dialog takes the place of this one. */
  onCreated: (secret: string) => void;
  onClose: () => void | Promise<void>;
}

/** Days until a token stops working. */
const lifetimes = [30, 90, 180, apiTokenDays];

export default function NewApiToken({ scopes, onCreated, onClose }: Props) {
  const create = useCreateApiToken(onCreated);
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: newApiToken,
    start: { name: '', scopes: [], expiresInDays: 90 },
    send: create,
  });
  const refusal = errors.scopes?.message;
  const refusalId = useId();
  return (
    <Sheet
      onClose={onClose}
      title={t`Create an API token`}
      description={t`Give it only what the program needs. You can revoke it at any time.`}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          {...register('name')}
          label={t`Name`}
          hint={t`Which program it is for, such as "Receipt printer".`}
          maxLength={apiTokenNameLength}
          autoComplete="off"
          error={errors.name?.message}
        />
        <fieldset aria-describedby={refusal && refusalId}>
          <legend className="font-medium">{t`What it may do`}</legend>
          {scopes.map(scope => (
            <Checkbox key={scope} {...register('scopes')} value={scope} label={scopeWords(scope)} />
          ))}
          <p id={refusalId} role="alert" className="text-small text-danger empty:hidden">
            {refusal && sentenceText(refusal)}
          </p>
        </fieldset>
        <SelectField
          {...register('expiresInDays', { valueAsNumber: true })}
          label={t`Works for`}
          error={errors.expiresInDays?.message}
        >
          {lifetimes.map(days => (
            <option key={days} value={days}>
              {t`${days} days`}
            </option>
          ))}
        </SelectField>
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Create token`}</Button>
      </form>
    </Sheet>
  );
}
