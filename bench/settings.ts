import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '1,16,64' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});

/** How much data the measured marketplace holds. */
export interface Size {
  cities: number;
  kitchens: number;
  customers: number;
  orders: number;
}

const large: Size = { cities: 300, kitchens: 200_000, customers: 20_000, orders: 1_000_000 };
const small: Size = { cities: 30, kitchens: 3000, customers: 300, orders: 10_000 };

const databaseName = values.small ? 'tiffin_bench_small' : 'tiffin_bench';

/** What the command line and the environment ask for; the README explains the options. */
export const settings = {
  databaseUrl: process.env.BENCH_DATABASE_URL ?? `postgres://postgres@127.0.0.1:5432/${databaseName}`,
  size: values.small ? small : large,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: values.connections.split(',').map(Number),
  /** The workloads to measure; all when none is named. */
  only: values.only?.split(','),
  /** Whether nothing is left out. */
  isWhole: !values.small && !values.only && values.connections === '1,16,64',
  /** The contestant (limit, plain or cached) that writes a CPU profile to dist/profiles. */
  profile: values.profile,
};
