import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { type AgreedPlan_planFragment, useCurrentMealQuery } from '../../../generated/graphql.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { DietConflicts } from '../DietConflicts.tsx';
import { useAgree } from './use-agree.ts';

interface Props {
  plan: AgreedPlan_planFragment;
  /** What a day waits for, in the server's words. */
  reason: string;
  /** Number of days that are shown. */
  first: number;
}

/** What changed since the customer agreed, and the way to agree again. */
export function AgreeNotice({ plan, reason, first }: Props) {
  const lines = plan.lines.map(({ dishId, quantity, choices }) => ({
    dishId,
    quantity,
    ...(choices.length > 0 && { choiceIds: choices.map(({ id }) => id) }),
  }));
  const { data, refetch } = useCurrentMealQuery({
    variables: { planId: plan.id, lines, isAgreement: true },
    fetchPolicy: 'network-only',
  });
  const { agree, isAgreeing } = useAgree(plan.id, first, () => void refetch());
  const meal = data?.quoteTiffinPlan;
  // Without all of its dishes the plan has no price to agree to.
  if (!meal || meal.lines.length < plan.lines.length) return null;

  const { total, dietConflicts } = meal;
  const confirm = async () => {
    const shown = {
      expectedTotalCents: total.cents,
      expectedContentsKey: meal.contentsKey,
      acceptedDietConflicts: dietConflicts.map(({ id }) => id),
    };
    // The notice goes, and its button with it; focus the heading instead.
    if (await agree(shown)) document.querySelector('h1')?.focus();
  };
  return (
    <Notice
      tone="warn"
      action={<Button loading={isAgreeing} onClick={() => void confirm()}>{t`Agree · ${total.text}`}</Button>}
    >
      <div className="flex flex-col gap-2">
        <p className="font-semibold">{t`Something changed. Please agree, and your meals are ordered again.`}</p>
        <p>{sentenceText(reason)}</p>
        <DietConflicts conflicts={dietConflicts} />
        {total.cents > plan.total.cents && (
          <p>{t`A meal now costs ${total.text} instead of ${plan.total.text}.`}</p>
        )}
        <Link
          to={paths.kitchen(plan.supplier.id)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >{t`See the menu`}</Link>
      </div>
    </Notice>
  );
}
