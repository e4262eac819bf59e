/**
 * Whether a statement may write. A write mistaken for a read is refused on a connection for reads.
 * `unpaid_room` changes nothing, but waits for a lock as changes do, and no read may be behind it.
 */
export const changesSomething = (text: string): boolean =>
  !/^\s*(select|with|values|show)\b/i.test(text) ||
  /\b(insert|update|delete|merge|pg_notify|unpaid_room)\b/i.test(text);
