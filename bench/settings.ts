import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '1,16,64' },
    only: { type: 'string' },
    peer: { type: 'boolean', default: false },
    'without-fast-path': { type: 'boolean', default: false },
    profile: { type: 'string' },
    listeners: { type: 'string', default: '1000' },
    events: { type: 'string', default: '200' },
    idle: { type: 'string', default: '2000' },
    paused: { type: 'string', default: '100' },
    orders: { type: 'string', default: '50' },
    sizes: { type: 'string', default: '1000,100000,1000000' },
  },
});

/** How much data the measured marketplace holds. */
export interface Size {
  cities: number;
  kitchens: number;
  customers: number;
  /** People with a session, who order while the marketplace is used; the history belongs to the customers. */
  shoppers: number;
  orders: number;
}

/** Shoppers of a benchmark. */
export const shopperCount = 1000;

const large: Size = {
  cities: 300,
  kitchens: 200_000,
  customers: 20_000,
  shoppers: shopperCount,
  orders: 1_000_000,
};
const small: Size = { cities: 30, kitchens: 3000, customers: 300, shoppers: shopperCount, orders: 10_000 };

const databaseName = values.small ? 'tiffin_bench_small' : 'tiffin_bench';

/** A database and what it holds. */
export interface Marketplace {
  databaseUrl: string;
  size: Size;
}

const urlOf = (name: string) => `postgres://postgres@127.0.0.1:5432/${name}`;

/** A marketplace of this many kitchens for seeing how reads grow; nothing is ordered there. */
const growing = (kitchens: number): Marketplace => ({
  databaseUrl: urlOf(`tiffin_growth_${kitchens}`),
  size: { cities: 300, kitchens, customers: 300, shoppers: shopperCount, orders: 0 },
});

/** Options from the command line and the environment; docs/performance.md explains them. */
export const settings = {
  databaseUrl: process.env.BENCH_DATABASE_URL ?? urlOf(databaseName),
  size: values.small || values.embedded ? small : large,
  /** Whether to measure on the embedded database instead of a PostgreSQL server. */
  isEmbedded: values.embedded,
  /** For days of tiffin plans: a marketplace of its own, and how many orders other customers place in a second. */
  plans: { databaseUrl: urlOf('tiffin_plans_bench'), size: small },
  ordersPerSecond: Number(values.orders),
  /** For what orders cost: a marketplace of its own. */
  cost: { databaseUrl: urlOf('tiffin_cost_bench'), size: small },
  growth: values.sizes.split(',').map(kitchens => growing(Number(kitchens))),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: values.connections.split(',').map(Number),
  /** The workloads to measure; default all. */
  only: values.only?.split(','),
  /** Whether Mercurius is measured as well. */
  withPeer: values.peer,
  /** Whether the server without the fast path, and without each of its pieces, is measured as well. */
  withoutFastPath: values['without-fast-path'],
  /** File for the results of a complete run, shown in docs/performance.md. */
  outputFile:
    values.small || values.only || values.connections !== '1,16,64'
      ? undefined
      : `bench/results${values.embedded ? '-embedded' : ''}.md`,
  /** The contestant (limit, plain, cached or mercurius) that writes a CPU profile to dist/profiles. */
  profile: values.profile,
  /** For live updates: number of listeners, events, idle listeners, and paused readers. */
  listeners: Number(values.listeners),
  events: Number(values.events),
  idle: Number(values.idle),
  paused: Number(values.paused),
};
