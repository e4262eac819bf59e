import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { closureReasonLimit } from '../../../schema/constants.ts';
import { type ClosureFacts, closureFacts } from '../../../schema/rules/week.ts';
import type { CookingWeek_weekFragment, OpenOrdersDecision } from '../../generated/graphql.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { OpenOrdersChoice } from './OpenOrdersChoice.tsx';
import { PlannedTiffinsNote } from './PlannedTiffinsNote.tsx';
import { useWeekChanges } from './use-week-changes.ts';
import { daysText, newlyClosedOrders, tiffinsLeftOut } from './week-words.ts';

interface Props {
  week: CookingWeek_weekFragment;
  /** The closure to change; without it a new one is planned. */
  closure?: ClosureFacts & { id: string };
  onClose: () => void;
}

export default function ClosureSheet({ week, closure, onClose }: Props) {
  const { saveClosure } = useWeekChanges();
  const toast = useToast();
  const [openOrders, setOpenOrders] = useState<OpenOrdersDecision | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const leftOut = useRef(0);
  const { draft, form, register, errors, isSubmitting, submit } = useRefusableDraftForm<ClosureFacts>({
    rule: closureFacts,
    draft: { key: `closure-${closure?.id ?? 'new'}` },
    start: {
      firstDay: closure?.firstDay ?? '',
      lastDay: closure?.lastDay ?? '',
      reason: closure?.reason ?? '',
    },
    send: async facts => {
      if (isAsked && !openOrders) {
        return { message: t`Please choose what happens to the orders`, field: null };
      }
      const input = { id: closure?.id, version: week.version, openOrders, ...facts };
      const { refusal, plannedMeals } = await saveClosure(input);
      if (refusal?.__typename === 'OrdersOnClosedDays') setIsRefused(true);
      leftOut.current = plannedMeals;
      return refusal;
    },
    onDone: () => {
      toast({
        tone: 'success',
        title: t`Closed ${daysText(form.getValues())}`,
        description: leftOut.current > 0 ? tiffinsLeftOut(leftOut.current) : undefined,
      });
      onClose();
    },
  });
  const [firstDay, lastDay] = useWatch({ control: form.control, name: ['firstDay', 'lastDay'] });

  const orders = firstDay && lastDay ? newlyClosedOrders(week.openOrders, { firstDay, lastDay }, closure) : 0;
  const isAsked = orders > 0 || isRefused;

  /** One day is the usual case; the last day follows the first until it is chosen. */
  const followFirst = (day: string) => {
    if (!lastDay || lastDay < day) form.setValue('lastDay', day);
  };
  return (
    <Sheet onClose={onClose} title={closure ? t`Change the closure` : t`Add a closure`}>
      <form onSubmit={submit} noValidate aria-label={t`Closure`} className="flex flex-col gap-4">
        <DraftNotice draft={draft} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <TextField
            {...register('firstDay', { onChange: event => followFirst(event.target.value) })}
            label={t`First day`}
            type="date"
            min={week.today}
            error={errors.firstDay?.message}
          />
          <TextField
            {...register('lastDay')}
            label={t`Last day`}
            type="date"
            min={firstDay || week.today}
            error={errors.lastDay?.message}
          />
        </div>
        <TextField
          {...register('reason')}
          label={t`Why`}
          autoComplete="off"
          maxLength={closureReasonLimit}
          placeholder={t`Diwali with the family`}
          hint={t`Customers see this on your page.`}
          error={errors.reason?.message}
        />
        {firstDay && lastDay && <PlannedTiffinsNote firstDay={firstDay} lastDay={lastDay} />}
        {isAsked && <OpenOrdersChoice orders={orders} value={openOrders} onChange={setOpenOrders} />}
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          {t`Close on these days`}
        </Button>
      </form>
    </Sheet>
  );
}
