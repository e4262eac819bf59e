import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The name of a table's row, which leads to it. Where the row is drawn as a card, all of the card does. */
export const RowLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link
    {...props}
    className="text-primary underline-offset-2 after:absolute after:inset-0 hover:underline @3xl:after:hidden"
  />
);
