import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A fact that is a link, with a touch-sized target that does not grow the line height. */
export const FactLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link
    {...props}
    className="-my-2.5 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-2"
  />
);
