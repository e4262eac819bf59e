import { type FormEvent, useRef, useState } from 'react';
import { orderingStopReasonLimit } from '../../../schema/constants.ts';
import { orderingStopReason, stopEndRefusal } from '../../../schema/rules/ordering-stop.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { placeName, type StopPlace } from './stop-place.ts';
import { useStopOrdering } from './use-stop-ordering.ts';

export interface StopInForce {
  reason: string;
  until: string | null;
}

interface Props {
  place: StopPlace;
  stop?: StopInForce;
  onClose: () => void | Promise<void>;
}

/** As the field shows a moment: in the time zone of the reader. */
const localInput = (instant: string): string => {
  const moment = new Date(instant);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Asks for the words that customers read, and for how long. */
export default function StopOrderingDialog({ place, stop, onClose }: Props) {
  const [reason, setReason] = useState(stop?.reason ?? '');
  const [end, setEnd] = useState(stop?.until ? localInput(stop.until) : '');
  const [error, setError] = useState<{ message: string; field: string | null }>();
  const [isSending, setIsSending] = useState(false);
  const { stop: send } = useStopOrdering(place);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (problem: typeof error) => {
    setError(problem);
    if (problem?.field === 'reason') field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const words = orderingStopReason.safeParse(reason);
    if (!words.success) return refuse({ message: words.error.issues[0]!.message, field: 'reason' });
    const until = end ? new Date(end) : null;
    const misfit = until && stopEndRefusal(until, new Date());
    if (misfit) return refuse({ message: misfit, field: 'until' });
    setIsSending(true);
    const problem = await send(words.data, until);
    setIsSending(false);
    refuse(problem && { message: problem.message, field: problem.field ?? null });
    if (!problem) await onClose();
  };
  const errorAt = (name: string) => (error?.field === name ? error.message : undefined);

  return (
    <Dialog
      onClose={onClose}
      title={stop ? `Change the stop in ${placeName(place)}` : `Stop ordering in ${placeName(place)}?`}
      description="Customers can't place orders there, and the days of tiffin plans wait. Existing orders aren't affected."
      initialFocus={field}
    >
      <form onSubmit={event => void submit(event)} noValidate className="flex flex-col gap-4 pt-2">
        <TextField
          ref={field}
          label="What customers read"
          placeholder="A snowstorm is coming."
          autoComplete="off"
          maxLength={orderingStopReasonLimit}
          value={reason}
          onChange={event => setReason(event.target.value)}
          error={errorAt('reason')}
        />
        <TextField
          type="datetime-local"
          label="Ends"
          optional
          hint="In your time zone. Leave it empty to stop until someone allows ordering again."
          value={end}
          onChange={event => setEnd(event.target.value)}
          error={errorAt('until')}
        />
        <FormRefusal message={error && !errorAt('reason') && !errorAt('until') ? error.message : undefined} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={stop ? 'primary' : 'danger'} loading={isSending}>
            {stop ? 'Save' : 'Stop ordering'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
