import clsx from 'clsx';
import type { ComponentProps } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';
import { controlLook } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

type Props = ComponentProps<'select'> & FieldText & { optional?: boolean };

/** The platform's own select: best on phones, and readable by every assistive technology. */
export function SelectField({ label, hint, error, id, optional, className, children, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} id={id} optional={optional}>
      {wiring => (
        <span className="relative block">
          <select {...rest} {...wiring} className={clsx(controlLook, 'appearance-none pr-10', className)}>
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
