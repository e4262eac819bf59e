import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

type Props = ComponentProps<'input'> & FieldText & { optional?: boolean };

export function TextField({ label, hint, error, id, optional, className, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} id={id} optional={optional}>
      {wiring => <input {...rest} {...wiring} className={clsx(controlLook, className)} />}
    </Field>
  );
}
