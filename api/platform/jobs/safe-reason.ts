const longestReason = 200;

const identifier = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
const isIdentifier = new RegExp(`^${identifier}$`, 'i');

/** Hides what a pattern finds, and leaves the ids of our own rows. */
const hide = (pattern: string, shown: string) => {
  const found = new RegExp(`\\b${identifier}\\b|${pattern}`, 'gi');
  return (text: string): string => text.replace(found, match => (isIdentifier.test(match) ? match : shown));
};

const hidings: readonly ((text: string) => string)[] = [
  // Keys of push services and passwords of servers are in addresses.
  text =>
    text.replace(
      /\b([a-z][a-z\d+.-]*):\/\/(?:[^\s/?#@]*@)?([^\s/?#'"<>)]*)[^\s'"<>)]*/gi,
      (_, scheme, host) => `${scheme}://${host}`,
    ),
  hide('[^\\s<>()"\',;:]+@[^\\s<>()"\',;:]+', '(address)'),
  // Values of a statement that failed.
  text => text.replace(/(?<!\w)'[^']*'|"[^"]*"/g, match => `${match[0]}...${match[0]}`),
  hide('\\b(?=[\\w+/=-]*\\d)[\\w+/=-]{20,}', '(hidden)'),
  hide('\\+?\\d(?:[ ().-]*\\d){7,}', '(number)'),
];

/** Why a job failed, in one bounded line without addresses, numbers of people, values and keys. */
export const safeReason = (message: string | null): string => {
  const [line = ''] = (message ?? '').trim().split('\n', 1);
  // Before it is shortened: what is cut in the middle would not be recognized.
  const hidden = hidings.reduce((text, hideIn) => hideIn(text), line.slice(0, 5 * longestReason));
  const plain = hidden.replace(/\p{Cc}/gu, ' ').trim();
  if (plain === '') return 'No reason was given.';
  return plain.length > longestReason ? `${plain.slice(0, longestReason)}...` : plain;
};
