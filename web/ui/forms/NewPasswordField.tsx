import { type ComponentProps, Suspense, useState } from 'react';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';
import { PasswordField } from './PasswordField.tsx';

/** Brings the lists of common passwords, so it loads with the first letter typed. */
const PasswordStrength = lazyWithRetry(() => import('./PasswordStrength.tsx'));

/** A password that is being chosen; shows how hard it is to guess. */
export function NewPasswordField({ onChange, ...rest }: ComponentProps<typeof PasswordField>) {
  const [typed, setTyped] = useState('');
  return (
    <div>
      <PasswordField
        {...rest}
        autoComplete="new-password"
        onChange={event => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      {typed && (
        // Holds its line, so that nothing moves under a finger when it is there.
        <Suspense fallback={<p className="mt-1.5 text-small">{'\u00A0'}</p>}>
          <PasswordStrength password={typed} />
        </Suspense>
      )}
    </div>
  );
}
