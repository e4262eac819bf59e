import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { SparingLog } from '../../../core/logging/sparing-log.ts';
import type { Line } from './run-in-order.ts';
import { type Holder, SocketRooms, socketLimits } from './socket-rooms.ts';

const written: string[] = [];
const quiet = new SparingLog({ error: () => undefined, warn: (_, message) => void written.push(message) });
const closed: WebSocket[] = [];

/** A fake socket that records its close code. */
const aSocket = () => {
  const socket = {
    OPEN: 1,
    readyState: 1,
    code: 0,
    close(code: number) {
      socket.readyState = 3;
      socket.code = code;
      closed.push(socket as unknown as WebSocket);
    },
    terminate: () => undefined,
  };
  return socket as unknown as WebSocket & { code: number };
};

/** Opens a socket and sends connection_init; returns it if it was admitted. */
const enter = (rooms: SocketRooms, source: string, holder: Holder = { source }) => {
  const socket = aSocket();
  return rooms.open(socket, source) && rooms.greet(socket, source, holder) ? socket : undefined;
};

const many = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));
const admitted = (entered: unknown[]) => entered.filter(Boolean).length;

test('one address has its share and locks no one else out', () => {
  const rooms = new SocketRooms(quiet);
  const { inAll, each } = socketLimits.strangers.sockets;
  expect(admitted(many(5000, () => enter(rooms, '192.0.2.1')))).toBe(each);
  expect(written).toEqual(['socket refused with 1013: too many of one holder, or in all']);
  expect(admitted(many(5000, () => enter(rooms, '192.0.2.2')))).toBe(inAll / 2);
  // The two now hold everything: a newcomer takes the slot of their oldest.
  closed.length = 0;
  expect(enter(rooms, '192.0.2.3')).toBeDefined();
  expect(closed.map(each => (each as unknown as { code: number }).code)).toEqual([1013]);
});

test('signed-in people get in when strangers have used up their room, even from one address', () => {
  const rooms = new SocketRooms(quiet);
  many(10_000, index => enter(rooms, `192.0.2.${index % 200}`));
  const meera = { person: 'meera' };
  expect(admitted(many(25, () => enter(rooms, '192.0.2.1', meera)))).toBe(socketLimits.people.sockets.each);
  many(400, person => many(20, () => enter(rooms, '192.0.2.1', { person: `made up ${person}` })));
  expect(enter(rooms, '192.0.2.1', { person: 'ravi' })).toBeDefined();
});

test('sockets without connection_init have their own room', () => {
  const rooms = new SocketRooms(quiet);
  const silent = many(2000, () => {
    const socket = aSocket();
    return rooms.open(socket, '192.0.2.1') && socket;
  });
  expect(admitted(silent)).toBe(socketLimits.greeting.each);
  expect(enter(rooms, '192.0.2.2', { person: 'meera' })).toBeDefined();
  for (const socket of silent) if (socket) rooms.leave(socket, '192.0.2.1', undefined);
  expect(enter(rooms, '192.0.2.1', { person: 'meera' })).toBeDefined();
});

test('subscriptions are counted the same way, and an ended one is free again', () => {
  const rooms = new SocketRooms(quiet);
  const meera = { person: 'meera' };
  const lines = many(201, () => ({}) as Line);
  expect(admitted(lines.map(line => rooms.listen(line, meera)))).toBe(socketLimits.people.lines.each);
  rooms.stopListening(lines[0]!, meera);
  expect(rooms.listen(lines[200]!, meera)).toBe(true);
});

test('connections that one address is slow to close lock no one else out', () => {
  const rooms = new SocketRooms(quiet);
  const connections = many(6000, () => new PassThrough());
  const { inAll, each } = socketLimits.connections;
  const from = (source: string) => admitted(connections.map(one => rooms.connect(one, source)));
  expect(from('192.0.2.1')).toBe(each);
  expect(from('192.0.2.2')).toBe(each);
  expect(from('192.0.2.3')).toBe(Math.floor(inAll / 3));
  expect(rooms.connect(new PassThrough(), '192.0.2.4')).toBe(true);
});
