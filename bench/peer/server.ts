import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';
import mercurius, { type MercuriusOptions } from 'mercurius';
import { openDatabase } from '../limit/pipelined-pool.ts';
import { resolversOver } from './resolvers.ts';

// The peer: Mercurius over the project's own schema, the limit's reads and the server's orders, set up for speed. It compiles
// a request when it comes the second time. Like the limit it checks nothing of its own; unlike it, it reads, validates
// and executes GraphQL.

const query = await openDatabase(process.env);

// The types of Mercurius leave out what it hands to the compiler. The rows hold what fits the schema: looking at every
// value again would only cost.
const options: MercuriusOptions & { compilerOptions: object } = {
  schema: readFileSync('schema/schema.graphql', 'utf8'),
  resolvers: resolversOver(query),
  jit: 1,
  graphiql: false,
  compilerOptions: { disableLeafSerialization: true, disablingCapturingStackErrors: true },
};

const app = fastify({ logger: false, keepAliveTimeout: 72_000 });
app.get('/health', async () => ({ status: 'ok' }));
await app.register(mercurius, options);
await app.listen({ host: process.env.HOST, port: Number(process.env.PORT) });

// A profile is only written by a process that exits by itself.
process.once('SIGTERM', () => process.exit());
