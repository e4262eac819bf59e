import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { Ctx, type Services } from '../../core/ctx.ts';
import type { Signal } from '../../core/event-bus.ts';
import { newIdentifier } from '../../core/identifier.ts';
import type { Log } from '../../core/log.ts';
import type { Topic } from '../../core/topic.ts';
import { Viewer } from '../../core/viewer.ts';
import { formatted } from '../errors.ts';
import type { Executor } from '../executor.ts';
import { noCookies } from '../no-cookies.ts';
import { Endless } from './endless.ts';
import type { Line } from './line.ts';
import type { LiveHub } from './live-hub.ts';

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

/** Turns subscription operations into lines of the hub. */
export class LiveSubscriptions {
  constructor(
    private readonly executor: Executor,
    private readonly hub: LiveHub,
    private readonly services: Services,
    private readonly log: Log,
  ) {}

  /** Asks the subscription's field what it hears; throws when the viewer may not, or asked wrongly. */
  async plan(asked: Asked): Promise<Plan> {
    const { document, ctx, variables = null } = asked;
    const operationName = asked.operationName ?? null;
    const operation = getOperationAST(document, operationName)!;
    const { field, node } = this.#rootOf(document, operation);
    const coerced = getVariableValues(
      this.executor.schema,
      operation.variableDefinitions ?? [],
      variables ?? {},
    );
    if (coerced.errors) throw coerced.errors[0];
    const args = getArgumentValues(field, node, coerced.coerced);
    const topic = (await field.subscribe!(undefined, args, ctx, {} as GraphQLResolveInfo)) as Topic;

    const text = document.loc?.source.body ?? '';
    const viewer = topic.audience === 'viewer' ? ctx.viewer : new Viewer(null);
    const run = this.executor.runOf(text, document, operationName);
    const answer = async (signal: Signal) => {
      const now = this.services.clock();
      const own = new Ctx(this.services, viewer, newIdentifier(now), noCookies, () => 'live');
      try {
        const { data, errors } = await run(own, variables, signal);
        const told = errors?.map(error => formatted(error, own.requestId, this.log));
        return JSON.stringify(told ? { data, errors: told } : { data });
      } catch (error) {
        this.log.error({ requestId: own.requestId, err: error }, 'a subscription could not be answered');
        return null;
      }
    };
    const owner = viewer.session?.userId ?? '';
    const key = digest(`${owner} ${operationName ?? ''} ${JSON.stringify(variables)} ${text}`);
    return { topic, key, answer };
  }

  /** Opens it: signals are answered on the line from now on, after what the client missed. */
  open({ topic, key, answer }: Plan, line: Line): Endless {
    const group = this.hub.join(topic.name, key, line, answer);
    void this.#tellMissed(topic, signal => group.tell(line, signal.id));
    return new Endless(() => this.hub.leave(group, key, line));
  }

  async #tellMissed({ missed }: Topic, tell: (signal: Signal) => Promise<void>): Promise<void> {
    if (!missed) return;
    try {
      for (const signal of await missed()) await tell(signal);
    } catch (error) {
      this.log.error({ err: error }, 'what a client missed could not be told');
    }
  }

  #rootOf(document: DocumentNode, operation: OperationDefinitionNode) {
    const node = firstField(document, operation.selectionSet)!;
    const fields = this.executor.schema.getSubscriptionType()!.getFields();
    return { node, field: fields[node.name.value] as GraphQLField<unknown, unknown> };
  }
}

/** Validation has seen to it that there is exactly one. */
const firstField = (document: DocumentNode, { selections }: SelectionSetNode): FieldNode | undefined => {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) return selection;
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            each => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
          );
    const found = fragment && 'selectionSet' in fragment && firstField(document, fragment.selectionSet!);
    if (found) return found;
  }
};

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
