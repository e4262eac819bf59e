import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

type Props = ComponentProps<'textarea'> & FieldText & { optional?: boolean };

export function TextArea({ label, hint, error, id, optional, className, rows = 3, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} id={id} optional={optional}>
      {wiring => <textarea {...rest} {...wiring} rows={rows} className={clsx(controlLook, className)} />}
    </Field>
  );
}
