import { plain, raw } from './contestants.ts';

/** One of those we compare with, in a process of its own; the parent says when to fire. */
const contestant = await { raw, plain }[process.argv[2] as 'raw' | 'plain']();
process.on('message', () => void contestant.fire());
process.send!({ port: contestant.port, query: contestant.query });
