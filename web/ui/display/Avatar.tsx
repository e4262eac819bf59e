/** The first letter of a name; the surrounding element has the accessible name. */
export const Avatar = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="flex size-9 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary uppercase"
  >
    {name.trim().charAt(0)}
  </span>
);
