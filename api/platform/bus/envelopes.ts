import type { Signal } from '../../core/event-bus.ts';

/** NOTIFY takes less than 8000 bytes. */
const envelopeLength = 7500;

/** Packs signals into as few texts as fit; a signal is one line, topic and id. */
export const envelopesOf = (signals: readonly Signal[]): string[] => {
  const envelopes: string[] = [];
  let envelope = '';
  for (const { topic, id } of signals) {
    const line = `${topic} ${id}`;
    if (envelope.length + line.length >= envelopeLength) {
      envelopes.push(envelope);
      envelope = '';
    }
    envelope = envelope ? `${envelope}\n${line}` : line;
  }
  if (envelope) envelopes.push(envelope);
  return envelopes;
};

export const signalsIn = (envelope: string): Signal[] =>
  envelope.split('\n').map(line => {
    const end = line.lastIndexOf(' ');
    return { topic: line.slice(0, end), id: line.slice(end + 1) };
  });
