import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The title of a table row, as a link. Where the row is a card, the whole card is the link. */
export const RowLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link
    {...props}
    className="text-primary underline-offset-2 after:absolute after:inset-0 hover:underline @3xl:after:hidden"
  />
);
