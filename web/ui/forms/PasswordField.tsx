import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { type ComponentProps, useState } from 'react';
import Eye from '~icons/lucide/eye';
import EyeOff from '~icons/lucide/eye-off';
import { IconButton } from '../actions/IconButton.tsx';
import { controlLook } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & FieldText;

/**
 * A password with a button that shows it. The button's label says what it does next, so it is no `aria-pressed` toggle:
 * "Hide password, pressed" would say the opposite.
 */
export function PasswordField({ label, hint, error, id, className, ...rest }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {wiring => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={clsx(controlLook, 'pr-12 [&::-ms-reveal]:hidden', className)}
          />
          <IconButton
            label={isShown ? t`Hide password` : t`Show password`}
            aria-controls={wiring.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute top-1/2 right-0.5 -translate-y-1/2 text-muted active:scale-100"
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
