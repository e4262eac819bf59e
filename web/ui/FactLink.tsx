import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A fact that leads somewhere, as large as a finger without pushing the lines of a list apart. */
export const FactLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link
    {...props}
    className="-my-2.5 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-2"
  />
);
