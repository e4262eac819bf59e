import { dateFormat } from '../../lib/formats/formats.ts';

const format = () => dateFormat({ timeZone: 'UTC', month: 'short', day: 'numeric' });
const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** For example Nov 16 – 22; the week that is not over ends today. */
export const weekName = (firstDay: string, lastDay: string) =>
  format().formatRange(day(firstDay), day(lastDay)).replaceAll('\u2009', ' ');

/** For example Nov 16. */
export const weekStart = (firstDay: string) => format().format(day(firstDay));
