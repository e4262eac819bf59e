import { t } from '@lingui/core/macro';
import type { EventType } from '../../../../schema/event-types.ts';
import {
  type NewWebhookEndpoint,
  newWebhookEndpoint,
  webhookUrlLength,
} from '../../../../schema/rules/webhook.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { useRefusableForm } from '../../../lib/use-refusable-form.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { eventWords } from './event-words.ts';

interface Props {
  title: string;
  /** What the button says. */
  act: string;
  /** The kinds that the person may read. */
  types: readonly EventType[];
  start: NewWebhookEndpoint;
  /** Returns why it was refused; closes otherwise. */
  send: (input: NewWebhookEndpoint) => Promise<Refusal | undefined>;
  onClose: () => void | Promise<void>;
}

/** The address and the events of a webhook. */
export default function WebhookForm({ title, act, types, start, send, onClose }: Props) {
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: newWebhookEndpoint,
    start,
    send,
  });
  return (
    <Sheet
      onClose={onClose}
      title={title}
      description={t`Your program gets each event as a signed request. We email you about every new address.`}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          {...register('url')}
          label={t`Address`}
          hint={t`Begins with https://`}
          type="url"
          inputMode="url"
          maxLength={webhookUrlLength}
          autoComplete="off"
          error={errors.url?.message}
        />
        <fieldset>
          <legend className="font-medium">{t`Which events`}</legend>
          <p className="text-small text-muted">{t`Check none to get all of them.`}</p>
          {types.map(type => (
            <Checkbox key={type} {...register('types')} value={type} label={eventWords(type)} />
          ))}
        </fieldset>
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          {act}
        </Button>
      </form>
    </Sheet>
  );
}
