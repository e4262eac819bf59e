import { t } from '@lingui/core/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';

interface Props {
  title: string;
  /** What is erased, what stays, and what prevents it. */
  consequences: readonly string[];
  /** The label of the button that leaves, and of the one that does not. */
  leave: string;
  stay: string;
  isSubmitting: boolean;
  refusal: string | undefined;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** The field that proves that the person means it. */
  children: ReactNode;
}

/** Explains what leaving erases for good, and asks for a proof. */
export function LeaveSheet({ title, consequences, leave, stay, children, ...form }: Props) {
  return (
    <Sheet onClose={form.onClose} title={title} description={t`You can't undo this.`}>
      <ul className="mb-4 ml-5 list-disc space-y-1.5">
        {consequences.map(consequence => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
        {children}
        <FormRefusal message={form.refusal} />
        <div className="flex flex-col gap-2">
          <Button type="submit" variant="danger" fullWidth loading={form.isSubmitting}>
            {leave}
          </Button>
          <Button variant="secondary" fullWidth onClick={form.onClose}>
            {stay}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
