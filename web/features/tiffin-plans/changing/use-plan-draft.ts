import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useState } from 'react';
import { type EditedPlan_planFragment, useCurrentMealQuery } from '../../../generated/graphql.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { linesInput } from './meal-draft.ts';
import { type PlanDraft, planChangeInput, planDraftOf } from './plan-draft.ts';
import { useChangePlan } from './use-change-plan.ts';

interface Terms {
  plan: EditedPlan_planFragment;
  first: number;
  onSaved: () => void;
}

const missing = ({ weekdays, lines, hasConsented }: PlanDraft): Refusal | undefined => {
  if (weekdays.length === 0) return { field: 'weekdays', message: t`Please choose a day` };
  if (lines.every(({ quantity }) => quantity === 0))
    return { field: 'lines', message: t`Please choose a dish first.` };
  if (!hasConsented) return { field: 'hasConsented', message: t`Please agree before you save the change.` };
  return undefined;
};

/** A plan while it is changed, its price, and what was refused. */
export const usePlanDraft = ({ plan, first, onSaved }: Terms) => {
  const [draft, setDraft] = useState(() => planDraftOf(plan));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaving, setIsSaving] = useState(false);
  const changePlan = useChangePlan(first);
  const lines = linesInput(draft.lines);
  const { data, loading, refetch } = useCurrentMealQuery({
    variables: { planId: plan.id, lines },
    skip: lines.length === 0,
    fetchPolicy: 'network-only',
  });
  const meal = lines.length > 0 && !loading ? data?.quoteTiffinPlan : undefined;
  const total = meal?.total;
  const totalCents = total?.cents;
  const conflicts = meal?.dietConflicts ?? [];
  // Who agreed to another price has not agreed to this one.
  useEffect(() => setDraft(known => ({ ...known, hasConsented: false })), [totalCents]);

  const change = (part: Partial<PlanDraft>) => {
    setDraft(known => ({ ...known, ...part }));
    setRefusal(undefined);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const lacking = missing(draft);
    setRefusal(lacking);
    if (lacking || totalCents === undefined) return;
    setIsSaving(true);
    const refused = await changePlan(planChangeInput(plan.id, draft, totalCents, conflicts));
    setIsSaving(false);
    setRefusal(refused);
    if (!refused) onSaved();
    else void refetch();
  };
  return {
    draft,
    change,
    total,
    conflicts,
    refusal,
    isBusy: isSaving || (lines.length > 0 && loading),
    save,
  };
};
