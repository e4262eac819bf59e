import { connect } from 'node:net';
import { getIntrospectionQuery } from 'graphql';
import { oddities } from '../security/oddities.ts';

/** Sends one hostile request and returns its status; 0 when the connection was closed without one. */
type Attack = (origin: string, random: Random) => Promise<number>;

/** Seeded random numbers, so that a run can be repeated. */
export class Random {
  constructor(private state: number) {}

  /** Mulberry32: from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!;
  }
}

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'éàüñçøß',
  'a\u0301e\u0302\u0323',
  'مرحبا\u202e\u200f',
  '%_\\\'";',
  '😀🍛',
];

const longText = (random: Random): string => {
  const letters = [...random.of(alphabets)];
  return Array.from({ length: random.of([200, 5000, 45_000]) }, () => random.of(letters)).join('');
};

const send = async (url: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
  await answer.arrayBuffer();
  return answer.status;
};

const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<number> =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const ask = (origin: string, query: string, variables?: unknown, more: object = {}): Promise<number> =>
  post(`${origin}/graphql`, { query, variables, ...more });

/** Sends raw bytes that an HTTP client would refuse. */
const sendRaw = (origin: string, head: string): Promise<number> =>
  new Promise(resolve => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => void socket.write(head));
    let answer = '';
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('data', chunk => {
      answer += chunk;
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });

const aliases = (count: number, field: string): string =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

const paths = [
  '//',
  '///',
  '//[',
  '/%',
  '/\\',
  '//?',
  '//%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.git/config',
  '/metrics',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PATCH'];

export const attacks: Record<string, Attack> = {
  'a long search': (origin, random) =>
    ask(origin, 'query ($t: String) { suppliers(filter: { text: $t }) { nodes { id } } }', {
      t: longText(random),
    }),
  'a long search over REST': (origin, random) =>
    send(`${origin}/api/search?query=${encodeURIComponent(longText(random)).slice(0, 8000)}&city=San%20Jose`),
  'a costly default': (origin, random) =>
    ask(
      origin,
      'query ($n: Int! = 1) { suppliers(first: $n) { nodes { reviews(first: $n) { nodes { words } } } } }',
      random.of([undefined, { n: 100 }, { n: null }]),
    ),
  'a costly part that is skipped': (origin, random) =>
    ask(
      origin,
      `query ($b: Boolean!) { ${aliases(13, 'suppliers(first: 100) @include(if: $b) { nodes { menu { dishes { name } } } }')} }`,
      { b: random.next() < 0.5 },
    ),
  'an ever new document': (origin, random) => ask(origin, `{ x${random.below(2 ** 31)}: __typename }`),
  'an ever new request for a public answer': (origin, random) =>
    ask(
      origin,
      '{ suppliers(first: 50) { nodes { kitchenName menu { dishes { name description } } } } }',
      undefined,
      {
        x: random.below(2 ** 31),
      },
    ),
  introspection: origin => ask(origin, getIntrospectionQuery()),
  'introspection amplified': origin =>
    ask(
      origin,
      `{ __schema { types ${'{ fields { type { fields { type '.repeat(4)}{ name }${' } } } }'.repeat(4)} } }`,
    ),
  'braces without end': (origin, random) => ask(origin, '{a'.repeat(random.of([100, 20_000]))),
  'many aliases': origin => ask(origin, `{ ${aliases(300, 'cities { nodes { name } }')} }`),
  'an odd value': (origin, random) =>
    ask(origin, 'query ($id: ID!) { supplier(id: $id) { kitchenName } }', { id: random.of(oddities) }),
  'no JSON': (origin, random) =>
    post(`${origin}/graphql`, random.of(['{', '[]', 'null', '"x"', '{"query":1}', ''])),
  'a body that claims to be compressed': origin =>
    post(`${origin}/graphql`, '{}', { 'content-encoding': 'gzip' }),
  'a wrong password': (origin, random) =>
    post(`${origin}/api/auth/customer-login`, {
      email: `priya${random.below(50)}@example.com`,
      password: longText(random).slice(0, 100),
    }),
  'a guessed EIN': (origin, random) =>
    post(`${origin}/api/supplier/login`, {
      ein: `12-345${1000 + random.below(9000)}`,
      email: 'asha@tiffin.example',
    }),
  'an odd registration': (origin, random) =>
    post(`${origin}/api/auth/customer-register`, {
      name: longText(random),
      email: random.of(oddities),
      phone: 1,
      password: [],
      role: 'admin',
    }),
  'a forged webhook': origin => post(`${origin}/api/stripe/webhook`, { type: 'payment_intent.succeeded' }),
  'an odd path': (origin, random) =>
    sendRaw(
      origin,
      `${random.of(methods)} ${random.of(paths)} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`,
    ),
  'an offered h2c': origin =>
    sendRaw(
      origin,
      'GET /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n',
    ),
  'two lengths': origin =>
    sendRaw(origin, 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'),
  'a kitchen page in mixed case': (origin, random) =>
    send(`${origin}/supplier/${'0199AbCd-0000-7000-8000-0000000000'}${10 + random.below(89)}`),
  'a form that ends early': origin =>
    post(`${origin}/graphql`, '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{', {
      'content-type': 'multipart/form-data; boundary=x',
      'apollo-require-preflight': 'yes',
    }),
  'a foreign origin': origin => ask(origin, 'mutation { signOut { wasSignedIn } }', undefined),
};
