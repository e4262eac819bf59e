import { t } from '@lingui/core/macro';
import { type Ref, Suspense } from 'react';
import { isChosenRight } from '../../../../schema/rules/chosen.ts';
import type { Cart, CartLine } from '../../../features/cart/cart.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { listed } from '../../../lib/language.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { ChosenByDish } from './meal-of-offer.ts';

const ChoicesSheet = lazyWithRetry(() => import('../../../food/ChoicesSheet.tsx'));

type QuotedLine = Quote['lines'][number];

/** The dishes of a meal about which something can be chosen. */
const linesWithChoices = (meal: Cart, quote: Quote) =>
  meal.lines.flatMap(line => {
    const quoted = quote.lines.find(({ dish }) => dish.id === line.dishId);
    return quoted && quoted.dish.optionGroups.length > 0 ? [{ line, quoted }] : [];
  });

const isReady = (line: CartLine, { dish }: QuotedLine): boolean =>
  isChosenRight(
    dish.optionGroups,
    line.choices.map(({ id }) => id),
  );

/** Names of the dishes about which something is still to be chosen. */
export const dishesToChoose = (meal: Cart, quote: Quote): string[] =>
  linesWithChoices(meal, quote)
    .filter(({ line, quoted }) => !isReady(line, quoted))
    .map(({ line }) => line.name);

/** Brings the first dish into view about which something is to be chosen. */
export const leadToChoices = (rows: HTMLElement | null) => {
  const missing = rows?.querySelector<HTMLElement>('[data-missing]');
  missing?.scrollIntoView({ block: 'center' });
  missing?.focus({ preventScroll: true });
};

interface Props {
  ref: Ref<HTMLDivElement>;
  meal: Cart;
  quote: Quote;
  onChange: (chosen: ChosenByDish) => void;
  refusal: string | undefined;
}

/** Leads to the choices of each dish, made once for all of its portions. */
export function OfferChoices({ ref, meal, quote, onChange, refusal }: Props) {
  const { open, show, close } = useDialogInUrl();
  const rows = linesWithChoices(meal, quote);
  if (rows.length === 0) return null;
  const opened = rows.find(({ line }) => open === `choices-${line.dishId}`);
  return (
    <div ref={ref} className="flex flex-col items-start gap-2">
      {rows.map(({ line, quoted }) => (
        <Row key={line.dishId} line={line} quoted={quoted} onOpen={() => show(`choices-${line.dishId}`)} />
      ))}
      <FormRefusal message={refusal} />
      {opened && (
        <Suspense fallback={null}>
          <ChoicesSheet
            dishName={opened.line.name}
            groups={opened.quoted.dish.optionGroups}
            start={opened.line.choices.map(({ id }) => id)}
            saveWords={choices => saveWords(opened, choices)}
            onSave={choices =>
              onChange({ [opened.line.dishId]: choices.map(({ id, name }) => ({ id, name })) })
            }
            onClose={close}
          >
            {opened.line.quantity > 1 && (
              <p className="mb-4 text-small text-muted">
                {t`The same choices for all ${opened.line.quantity} portions.`}
              </p>
            )}
          </ChoicesSheet>
        </Suspense>
      )}
    </div>
  );
}

const Row = ({ line, quoted, onOpen }: { line: CartLine; quoted: QuotedLine; onOpen: () => void }) => {
  const groups = listed(quoted.dish.optionGroups.map(({ name }) => name));
  const isChosen = line.choices.length > 0 && isReady(line, quoted);
  return (
    <Button
      variant={isReady(line, quoted) ? 'ghost' : 'secondary'}
      isSnug
      aria-haspopup="dialog"
      className={isReady(line, quoted) ? '-my-2 -ml-3.5' : undefined}
      data-missing={!isReady(line, quoted) || undefined}
      onClick={onOpen}
    >
      {isChosen ? t`Change ${line.name}: ${groups}` : t`Choose for ${line.name}: ${groups}`}
    </Button>
  );
};

/** The dish at the price of the offer, with these choices. */
const saveWords = (
  { line, quoted }: { line: CartLine; quoted: QuotedLine },
  choices: readonly { priceCents: number }[],
): string => {
  const sum = (prices: readonly { priceCents: number }[]) =>
    prices.reduce((total, { priceCents }) => total + priceCents, 0);
  const quotedChoices = quoted.dish.optionGroups
    .flatMap(group => group.choices)
    .filter(({ id }) => quoted.choiceIds.includes(id));
  const cents = quoted.unitPrice.cents - sum(quotedChoices) + sum(choices);
  return t`Save · ${formatMoney(cents * line.quantity)}`;
};
