import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type SandboxCardKind, sandboxCards } from '../../../../schema/sandbox-cards.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { sandboxCardWords } from './sandbox-card-words.ts';
import { useSandboxCard } from './use-sandbox-card.ts';

const kinds = Object.keys(sandboxCards) as SandboxCardKind[];

interface Props {
  clientSecret: string;
  /** The amount, in words. */
  total: string;
}

/** The form of a sandbox, in place of a card provider's: a list of cards, each with its outcome. */
export default function SandboxCardFields({ clientSecret, total }: Props) {
  const [card, setCard] = useState<SandboxCardKind>('SUCCEEDS');
  const { step, errorText, pay } = useSandboxCard(clientSecret);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void pay(card, null);
  };
  const container = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  // The pressed button is gone where the bank asks, and after its question was answered.
  useEffect(() => {
    const isAsked = step === 'BANK';
    if (isAsked !== wasAsked.current)
      container.current?.querySelector<HTMLElement>('fieldset, select')?.focus();
    wasAsked.current = isAsked;
  }, [step]);
  return (
    <div ref={container}>
      {step === 'BANK' ? (
        <fieldset tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <legend className="mb-3">{t`Your bank asks: do you want to pay ${total}?`}</legend>
          <Button fullWidth onClick={() => void pay(card, true)}>{t`Approve`}</Button>
          <Button variant="secondary" fullWidth onClick={() => void pay(card, false)}>{t`Refuse`}</Button>
        </fieldset>
      ) : (
        <form onSubmit={send} className="flex flex-col gap-4">
          <SelectField
            label={t`Test card`}
            value={card}
            onChange={event => setCard(kinds.find(kind => kind === event.target.value) ?? card)}
          >
            {kinds.map(kind => (
              <option key={kind} value={kind}>
                {`${sandboxCards[kind].lastFour} · ${sandboxCardWords[kind]()}`}
              </option>
            ))}
          </SelectField>
          <div role="alert" className="empty:hidden">
            {errorText && <Notice tone="danger">{errorText}</Notice>}
          </div>
          <Button type="submit" fullWidth loading={step === 'SENDING'} disabled={step === 'PAID'}>
            {t`Pay ${total}`}
          </Button>
          <p role="status" className="text-center text-small text-muted">
            {step === 'PAID'
              ? t`Your bank approved the payment. We're waiting for it to arrive; please don't pay again.`
              : t`This is a sandbox: no money moves.`}
          </p>
        </form>
      )}
    </div>
  );
}
