import WebSocket from 'ws';

/** Memory in bytes of a process started with --inspect after a full garbage collection: heap and buffers. */
export const memoryOf = async (output: string): Promise<number> => {
  const url = /ws:\/\/\S+/.exec(output)?.[0];
  if (!url) throw new Error('The process was not started with --inspect.');
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let id = 0;
  const call = (method: string, params: object = {}) =>
    // biome-ignore lint/suspicious/noExplicitAny: the inspector answers each method in its own shape.
    new Promise<any>(resolve => {
      const own = ++id;
      const listen = (data: unknown) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== own) return;
        socket.off('message', listen);
        resolve(answer.result);
      };
      socket.on('message', listen);
      socket.send(JSON.stringify({ id: own, method, params }));
    });
  for (let round = 0; round < 3; round++) await call('HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { result } = await call('Runtime.evaluate', { expression });
  socket.close();
  return result.value;
};
