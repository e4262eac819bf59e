import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { dishQuantityLimit } from '../../../schema/constants.ts';
import { FoodPicture } from '../../food/FoodPicture.tsx';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { formatMoney } from '../../lib/formats/money.ts';
import { listed } from '../../lib/language.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { CartLine } from './cart.ts';
import type { CartProblem } from './cart-problems.ts';
import { changeCart } from './cart-store.ts';
import { acceptDiet, acceptPrices } from './change-cart.ts';
import { lineKey } from './line-key.ts';
import type { Quote } from './quote-cart.ts';
import { useChangeQuantity } from './use-change-quantity.ts';

const ChangeChoices = lazyWithRetry(() => import('./ChangeChoices.tsx'));

interface Props {
  line: CartLine;
  /** Of the kitchen, once it is known. */
  cuisine: string | undefined;
  quoted: Quote['lines'][number] | undefined;
  /** What is in a tiffin of the day for the chosen meal, in words; empty for another dish. */
  content: string;
  problem: CartProblem | undefined;
}

export function CartLineRow({ line, cuisine, quoted, content, problem }: Props) {
  const change = useChangeQuantity();
  const eachCents = quoted?.unitPrice.cents ?? line.priceCents;
  const { open, show, close } = useDialogInUrl();
  const dialog = `choices-${lineKey(line)}`;
  const hasChoices = quoted !== undefined && quoted.dish.optionGroups.length > 0;

  const accept = () => changeCart(cart => cart && acceptPrices(cart, new Map([[lineKey(line), eachCents]])));
  const removal = <Button variant="secondary" onClick={() => change(line, 0)}>{t`Remove`}</Button>;
  const action =
    problem?.at === 'diet' ? (
      <span className="flex flex-wrap gap-2">
        {removal}
        <Button
          variant="ghost"
          onClick={() => changeCart(cart => cart && acceptDiet(cart, problem.conflictId))}
        >
          {t`Eat anyway`}
          <span className="sr-only">: {line.name}</span>
        </Button>
      </span>
    ) : problem?.at === 'price' ? (
      <Button variant="secondary" onClick={accept}>{t`Accept ${formatMoney(eachCents)}`}</Button>
    ) : problem?.at === 'choices' && hasChoices ? (
      <Button variant="secondary" onClick={() => show(dialog)}>{t`Choose again`}</Button>
    ) : (
      removal
    );

  return (
    <div className="py-3">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {cuisine === undefined ? (
          <span className="h-12 w-16 shrink-0 rounded-lg bg-sunken" />
        ) : (
          <FoodPicture
            photo={quoted?.dish.photo}
            name={line.name}
            cuisine={cuisine}
            sizes="64px"
            className="h-12 w-16 shrink-0 rounded-lg"
          />
        )}
        <div className="min-w-32 flex-1">
          <p className="font-semibold">{line.name}</p>
          {content && <p className="text-small wrap-anywhere">{content}</p>}
          {line.choices.length > 0 && (
            <p className="text-small text-muted">{listed(line.choices.map(({ name }) => name))}</p>
          )}
          <p className="text-small text-muted tabular-nums">{t`${formatMoney(eachCents)} each`}</p>
          {hasChoices && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t`Change ${line.name}`}
              onClick={() => show(dialog)}
              className="-my-1 inline-flex min-h-11 items-center text-small font-medium text-primary underline underline-offset-4"
            >
              {t`Change`}
            </button>
          )}
        </div>
        <Stepper
          label={line.name}
          value={line.quantity}
          max={dishQuantityLimit}
          onChange={quantity => change(line, quantity)}
        />
        <p className="min-w-16 text-right font-semibold tabular-nums">
          {formatMoney(eachCents * line.quantity)}
        </p>
      </div>
      {hasChoices && open === dialog && (
        <Suspense fallback={null}>
          <ChangeChoices line={line} dish={quoted.dish} onClose={close} />
        </Suspense>
      )}
      {problem && (
        <div className="mt-2">
          <Notice tone="warn" action={action}>
            {problem.text}
          </Notice>
        </div>
      )}
    </div>
  );
}
