/** An address of which only the first letter and the part after the @ are shown, such as r***@example.com. */
export const maskedEmail = (email: string): string => {
  const [local, domain] = [email.slice(0, email.lastIndexOf('@')), email.slice(email.lastIndexOf('@'))];
  return `${Array.from(local)[0] ?? ''}***${domain}`;
};
