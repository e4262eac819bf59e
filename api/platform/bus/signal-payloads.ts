import type { Signal } from '../../core/interfaces/event-bus.ts';

/** NOTIFY takes less than 8000 bytes. */
const maxPayloadLength = 7500;

/** Packs signals into as few payloads as possible; a signal is one line, topic and id. */
export const packSignals = (signals: readonly Signal[]): string[] => {
  const payloads: string[] = [];
  let payload = '';
  for (const { topic, id } of signals) {
    const line = `${topic} ${id}`;
    if (payload.length + line.length >= maxPayloadLength) {
      payloads.push(payload);
      payload = '';
    }
    payload = payload ? `${payload}\n${line}` : line;
  }
  if (payload) payloads.push(payload);
  return payloads;
};

export const unpackSignals = (payload: string): Signal[] =>
  payload.split('\n').map(line => {
    const end = line.lastIndexOf(' ');
    return { topic: line.slice(0, end), id: line.slice(end + 1) };
  });
