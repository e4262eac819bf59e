import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLResolveInfo,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { Viewer } from '../../../core/access/viewer.ts';
import type { Missed, Topic } from '../../../core/graphql/topic.ts';
import type { Signal } from '../../../core/interfaces/event-bus.ts';
import type { Log } from '../../../core/logging/log.ts';
import { SparingLog } from '../../../core/logging/sparing-log.ts';
import { noCookies } from '../../../core/operation/cookie-jar.ts';
import { Ctx, type Services } from '../../../core/operation/ctx.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts';
import { formatted, refusalStatus } from '../errors.ts';
import type { Executor } from '../executor.ts';
import { firstField } from '../first-field.ts';
import { type Canonical, canonicalOf } from './canonical-document.ts';
import type { Group } from './group.ts';
import type { LiveHub } from './live-hub.ts';
import type { Line } from './run-in-order.ts';
import { SubscriptionRuns } from './subscription-runs.ts';
import { UnboundedIterator } from './unbounded-iterator.ts';

interface Asked {
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
  ctx: Ctx;
}

/** A subscription that may be opened. */
export interface Plan {
  topic: Topic;
  key: string;
  answer: (signal: Signal) => Promise<string | null>;
}

/** What opening a subscription depends on, and what its end has to do. */
export interface Opening {
  /** Throws where the viewer has too few points for so many changes that are sent first. */
  expectMissed: (count: number) => Promise<void>;
  onEnd: () => void;
}

/** Turns subscription operations into lines of the hub. */
export class LiveSubscriptions {
  readonly #runs: SubscriptionRuns;
  readonly #outages: SparingLog;

  constructor(
    private readonly executor: Executor,
    private readonly hub: LiveHub,
    private readonly services: Services,
    private readonly log: Log,
  ) {
    this.#runs = new SubscriptionRuns(executor);
    this.#outages = new SparingLog(log);
  }

  /** Gets the topic from the subscription's field; throws for invalid input or a missing permission. */
  async plan({ document, operationName = null, variables = null, ctx }: Asked): Promise<Plan> {
    const canonical = canonicalOf(document, operationName, variables);
    const operation = getOperationAST(canonical.document)!;
    const { field, node } = this.#rootOf(canonical.document, operation);
    const coerced = getVariableValues(
      this.executor.schema,
      operation.variableDefinitions ?? [],
      canonical.variables,
    );
    if (coerced.errors) throw coerced.errors[0];
    const args = getArgumentValues(field, node, coerced.coerced);
    const topic = (await field.subscribe!(undefined, args, ctx, {} as GraphQLResolveInfo)) as Topic;

    const viewer = topic.audience === 'viewer' ? ctx.viewer : new Viewer(null);
    const { userId = '', viewedBy, sessionId } = viewer.session ?? {};
    // Staff who look on, and programs with some scopes, don't share the answers of the person.
    const owner = viewedBy || viewer.isToken ? `${userId} ${sessionId}` : userId;
    const key = digest(`${owner} ${JSON.stringify(canonical.variables)} ${canonical.text}`);
    return { topic, key, answer: this.#answering(canonical, topic, viewer) };
  }

  /** Opens a subscription: the line gets what it missed, then a response to every signal. Throws where that is too much. */
  async open({ topic, key, answer }: Plan, line: Line, opening: Opening): Promise<UnboundedIterator> {
    const { name, audience, missed } = topic;
    const { onEnd } = opening;
    const group = this.hub.groupOf(key, { topic: name, isForOne: audience === 'viewer', answer });
    const end = () => {
      this.hub.leave(group, key, line);
      onEnd();
    };
    try {
      if (missed) await this.#sendMissed(group, line, missed, opening);
      else group.lines.add(line);
    } catch (error) {
      end();
      throw error;
    }
    return new UnboundedIterator(end);
  }

  /** The line listens before what it missed is read, so there is no gap between that and what is new. */
  async #sendMissed(group: Group, line: Line, missed: Missed, { expectMissed }: Opening): Promise<void> {
    const catchUp = group.addBehind(line, missed, error => this.#cut(line, error));
    await expectMissed(1);
    const changes = await missed.changes();
    await expectMissed(changes.length);
    catchUp.begin(changes);
  }

  #answering(canonical: Canonical, { name, audience }: Topic, viewer: Viewer): Plan['answer'] {
    const run = this.#runs.of(canonical);
    const open = () =>
      new Ctx(this.services, viewer, newIdentifier(this.services.clock()), noCookies, () => 'live');
    return async signal => {
      const own = audience === 'viewer' ? open() : this.hub.readingOf(name, open);
      const { viewedBy } = viewer.session ?? {};
      if (viewedBy && viewedBy.until <= own.now) return null;
      try {
        const { data, errors } = await run(own, canonical.variables, signal);
        if (!errors) return JSON.stringify({ data });
        const formattedErrors = errors.map(error => formatted(error, own.requestId, this.log));
        return refusalStatus(formattedErrors) ? null : JSON.stringify({ data, errors: formattedErrors });
      } catch (error) {
        this.log.error(
          { requestId: own.requestId, err: error },
          'subscription failed; its sockets are closed with 1013',
        );
        return null;
      }
    };
  }

  #cut(line: Line, err: unknown): void {
    const message = 'sending missed changes failed; the socket is closed with 1013';
    // While the database is away, all clients that catch up are cut.
    if (isDatabaseUnavailable(err)) this.#outages.warn({ err }, message);
    else this.log.error({ err }, message);
    line.cut();
  }

  #rootOf(document: DocumentNode, operation: OperationDefinitionNode) {
    const node = firstField(document, operation);
    if (!node) throw nothingToSend();
    const fields = this.executor.schema.getSubscriptionType()!.getFields();
    return { node, field: fields[node.name.value] as GraphQLField<unknown, unknown> };
  }
}

const nothingToSend = () =>
  new GraphQLError('This subscription leaves its only field out.', { extensions: { code: 'BAD_REQUEST' } });

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
