/** An email that the mail server got: receiver, subject and text. */
export interface DayEmail {
  email: string;
  /** The hour of the day that was played. */
  hour: string;
  /** Whether a process or the database was killed in that hour: what was sent and not yet recorded is sent again. */
  isAfterCrash: boolean;
}

/** The emails that someone got a second time, word for word. */
export const emailsTwice = (
  emails: readonly DayEmail[],
): { subject: string; hour: string; isAfterCrash: boolean }[] => {
  const known = new Set<string>();
  return emails.flatMap(({ email, hour, isAfterCrash }) => {
    if (!known.has(email)) {
      known.add(email);
      return [];
    }
    return [{ subject: email.slice(email.indexOf(' ') + 1, email.indexOf('\n')), hour, isAfterCrash }];
  });
};
