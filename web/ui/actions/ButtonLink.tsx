import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonLook } from './button-look.ts';

type Props = ComponentProps<typeof Link> & VariantProps<typeof buttonLook>;

export function ButtonLink({ variant, fullWidth, isSnug, className, ...rest }: Props) {
  return <Link {...rest} className={buttonLook({ variant, fullWidth, isSnug, className })} />;
}
