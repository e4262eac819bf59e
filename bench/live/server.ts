import { plain, raw } from './contestants.ts';

/** A contestant in its own process; the parent names the kitchens that change. */
const teller = await { raw, plain }[process.argv[2] as 'raw' | 'plain']();
process.on('message', message => {
  if (Array.isArray(message)) teller.fire(message);
});
process.send!({ port: teller.port });
