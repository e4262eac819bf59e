import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A field for an email address, with the keyboard of one and without corrections. */
export const EmailField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
);
