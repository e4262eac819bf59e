import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A value of OTLP as JSON. */
interface Value {
  stringValue?: string;
  intValue?: number | string;
}
interface Attribute {
  key: string;
  value: Value;
}
interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
}

export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  facts: Record<string, string | number | undefined>;
}

const valuesOf = (attributes: readonly Attribute[]): ReceivedSpan['facts'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

/** A collector of traces on this machine, which takes OTLP over HTTP. */
export class SpanReceiver {
  /** Raw bodies, as they came. */
  readonly bodies: Buffer[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  /** Whether it answers at all. */
  isSilent = false;
  /** Status of its next answers. */
  status = 200;
  readonly #server = createServer(async (request, response) => {
    this.headers.push(request.headers);
    this.bodies.push(await buffer(request));
    if (!this.isSilent) response.writeHead(this.status, { 'content-type': 'application/json' }).end('{}');
  });

  static async open(): Promise<SpanReceiver> {
    const receiver = new SpanReceiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** All that it was sent as JSON. */
  get spans(): ReceivedSpan[] {
    return this.#sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) =>
          spans.map(({ attributes, ...span }) => ({ ...span, facts: valuesOf(attributes) })),
        ),
      ),
    );
  }

  /** What the sender says of itself. */
  get resource(): ReceivedSpan['facts'] {
    return valuesOf(this.#sent[0]!.resourceSpans[0]!.resource.attributes);
  }

  get #sent(): Sent[] {
    return this.bodies.map(body => JSON.parse(body.toString()));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
