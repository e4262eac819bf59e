/** The parts of an iCalendar file (RFC 5545) that every calendar reads. */

/** A line is folded before it has more bytes than this; a line that continues begins with a space. */
const longestLine = 75;

/** A text as a value: what ends lines or values in the format is written so that it does not. */
export const calendarText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format allows no others
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folded by characters, so that none is torn into bytes. */
const folded = (line: string): string => {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
};

export const calendarFile = (lines: readonly string[]): string =>
  lines.map(line => `${folded(line)}\r\n`).join('');

/** A moment in UTC, such as 20261124T200000Z. */
export const utcMoment = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A moment on the clocks of a time zone, such as 20261124T120000. */
export const localMoment = (moment: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(each => each.type === type)!.value;
  return `${part('year')}${part('month')}${part('day')}T${part('hour')}${part('minute')}${part('second')}`;
};

/** How far the clocks of a time zone are from UTC at a moment, such as -0800. */
const offsetAt = (moment: Date, timeZone: string): string => {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)/.exec(zone) ?? [];
  return `${sign}${hours}${minutes}`;
};

/** What a file must say of a time zone that it names: its offset at the moment that the file is about. */
export const timeZoneLines = (moment: Date, timeZone: string): string[] => {
  const offset = offsetAt(moment, timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
};
