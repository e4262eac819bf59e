import { settings } from '../settings.ts';
import type { Entrant } from './entrants.ts';
import { type Asked, Listeners } from './listeners.ts';
import { descriptorsOf, memoryOf } from './memory.ts';
import { mib, whole } from './table.ts';

const enough = 2000;

export const title = ({ paused } = settings) =>
  `Paused: ${whole(paused)} readers stop reading beside ${whole(paused)} who go on, while a kitchen changes and changes.`;

export const columns = [
  'readers cut off',
  'events until then',
  'MB sent to each by then',
  'MB RSS more at most',
  'MB heap and buffers more afterwards',
  'the others heard',
];

/** A long response, so that a reader's buffer grows. */
const wholeMenu = (id: string): Asked => ({
  query: `subscription Menu($id: ID!) { supplierChanged(id: $id) { ${Array.from(
    { length: 8 },
    (_, copy) => `m${copy}: menu { id name dishes { id name description spiceLevel } }`,
  ).join(' ')} } }`,
  variables: { id },
});

/** Continues until the server has disconnected every paused reader. */
export const measure = async (entrant: Entrant): Promise<string[]> => {
  const { port, kitchenIds, process: server, fire } = entrant;
  const asked = Array(settings.paused).fill(wholeMenu(kitchenIds[0]!));
  const readers = await Listeners.open(port, asked);
  const before = await memoryOf(server);
  const descriptors = descriptorsOf(server)!;
  const paused = await Listeners.open(port, asked);
  for (const socket of paused.sockets) socket.pause();
  let bytes = 0;
  readers.sockets[0]!.on('message', data => {
    bytes += (data as Buffer).length;
  });
  let most = 0;
  let events = 0;
  let heard = 0;
  readers.onAnswer = () => heard++;
  const holdsPaused = () => descriptorsOf(server)! - descriptors;
  while (events < enough && holdsPaused() > 0) {
    const everybody = readers.heard(readers.sockets.length);
    fire([kitchenIds[0]!]);
    await everybody;
    if (events++ % 10 === 0) most = Math.max(most, (await memoryOf(server)).rss - before.rss);
  }
  const cutOff = settings.paused - holdsPaused();
  const after = await memoryOf(server);
  readers.close();
  paused.close();
  return [
    whole(cutOff),
    whole(events),
    mib(bytes),
    mib(most),
    mib(after.heapUsed + after.external - before.heapUsed - before.external),
    `${((heard / events / readers.sockets.length) * 100).toFixed(0)}%`,
  ];
};
