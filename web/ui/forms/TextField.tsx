import clsx from 'clsx';
import type { ChangeEvent, ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

type Props = ComponentProps<'input'> &
  FieldText & {
    optional?: boolean;
    /** Formats the typed text, such as adding dashes. */
    written?: (typed: string) => string;
  };

export function TextField({
  label,
  hint,
  error,
  id,
  optional,
  written,
  className,
  onChange,
  ...rest
}: Props) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (written) event.target.value = written(event.target.value);
    return onChange?.(event);
  };
  return (
    <Field label={label} hint={hint} error={error} id={id} optional={optional}>
      {wiring => <input {...rest} {...wiring} onChange={change} className={clsx(controlLook, className)} />}
    </Field>
  );
}
