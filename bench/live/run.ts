import { prepareDatabase } from '../database.ts';
import { stop } from '../processes.ts';
import { settings } from '../settings.ts';
import { type Entrant, entrants } from './entrants.ts';
import * as fanOut from './fan-out.ts';
import * as idle from './idle.ts';
import * as orders from './orders.ts';
import * as paused from './paused.ts';
import { heading, row } from './table.ts';
import * as targeted from './targeted.ts';

const db = await prepareDatabase(settings);
const isAsked = (part: string) => settings.only?.includes(part) ?? true;
const [, , ours] = entrants(db);

/** Measures one contestant after another, each in its own process. */
const inTurn = async (all: (() => Promise<Entrant>)[], measure: (entrant: Entrant) => Promise<void>) => {
  for (const start of all) {
    const entrant = await start();
    try {
      await measure(entrant);
    } finally {
      await stop(entrant);
    }
  }
};

for (const [name, part] of Object.entries({ 'fan-out': fanOut, targeted, idle })) {
  if (!isAsked(name)) continue;
  heading(part.title(), ['server', ...part.columns]);
  await inTurn(entrants(db), async entrant => row(entrant.name, ...(await part.measure(entrant))));
}
if (isAsked('paused')) {
  heading(paused.title(), paused.columns);
  await inTurn([ours!], async entrant => row(...(await paused.measure(entrant))));
}
if (isAsked('orders')) {
  heading(orders.title, orders.columns);
  await inTurn([ours!], async entrant => {
    for (const cells of await orders.measure(db, entrant)) row(...cells);
  });
}
await db.end();
