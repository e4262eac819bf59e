/** Loaded into a server under measurement: tells what it holds after throwing away what it can. */
process.on('message', message => {
  if (message !== 'memory') return;
  globalThis.gc!();
  globalThis.gc!();
  process.send!(process.memoryUsage());
});
process.channel?.unref();
