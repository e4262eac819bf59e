/** Loaded into a server under measurement: reports its memory after garbage collection. */
process.on('message', message => {
  if (message !== 'memory') return;
  globalThis.gc!();
  globalThis.gc!();
  process.send!(process.memoryUsage());
});
process.channel?.unref();
