/** How support reaches a customer about their money. */
export const Contact = ({ person }: { person: { email: string; phone: string | null } }) => (
  <p className="text-small wrap-anywhere text-muted">
    {person.email}
    {person.phone && ` · ${person.phone}`}
  </p>
);
