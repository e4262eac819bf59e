import { useWatch } from 'react-hook-form';
import { closureReasonLimit } from '../../../schema/constants.ts';
import { type ClosureFacts, closureFacts } from '../../../schema/rules/week.ts';
import type { CookingWeek_weekFragment } from '../../generated/graphql.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormRefusal } from '../../ui/FormRefusal.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { StandingNote } from './StandingNote.tsx';
import { useWeekChanges } from './use-week-changes.ts';
import { daysText, ordersBetween } from './week-words.ts';

interface Props {
  week: CookingWeek_weekFragment;
  /** The closure to change; without it a new one is planned. */
  closure?: ClosureFacts & { id: string };
  onClose: () => void;
}

export default function ClosureSheet({ week, closure, onClose }: Props) {
  const { saveClosure } = useWeekChanges();
  const toast = useToast();
  const { form, register, errors, isSubmitting, submit } = useRefusableForm<ClosureFacts>({
    rule: closureFacts,
    start: {
      firstDay: closure?.firstDay ?? '',
      lastDay: closure?.lastDay ?? '',
      reason: closure?.reason ?? '',
    },
    send: facts => saveClosure({ id: closure?.id, version: week.version, ...facts }),
    onDone: () => {
      toast({ tone: 'success', title: `Closed ${daysText(form.getValues())}` });
      onClose();
    },
  });
  const [firstDay, lastDay] = useWatch({ control: form.control, name: ['firstDay', 'lastDay'] });

  /** One day is the usual case; the last day follows the first until it is chosen. */
  const followFirst = (day: string) => {
    if (!lastDay || lastDay < day) form.setValue('lastDay', day);
  };
  return (
    <Sheet open onOpenChange={onClose} title={closure ? 'Change the closure' : 'Add a closure'}>
      <form onSubmit={submit} noValidate aria-label="Closure" className="flex flex-col gap-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <TextField
            {...register('firstDay', { onChange: event => followFirst(event.target.value) })}
            label="First day"
            type="date"
            min={week.today}
            error={errors.firstDay?.message}
          />
          <TextField
            {...register('lastDay')}
            label="Last day"
            type="date"
            min={firstDay || week.today}
            error={errors.lastDay?.message}
          />
        </div>
        <TextField
          {...register('reason')}
          label="Why"
          autoComplete="off"
          maxLength={closureReasonLimit}
          placeholder="Diwali with the family"
          hint="Customers read this on your page."
          error={errors.reason?.message}
        />
        <StandingNote orders={firstDay && lastDay ? ordersBetween(week.standing, firstDay, lastDay) : 0} />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          Close on these days
        </Button>
      </form>
    </Sheet>
  );
}
