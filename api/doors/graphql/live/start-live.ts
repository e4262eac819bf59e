import type { Sql } from '../../../core/database/sql.ts';
import type { EventBus, Signal } from '../../../core/interfaces/event-bus.ts';
import type { Log } from '../../../core/logging/log.ts';
import type { SparingLog } from '../../../core/logging/sparing-log.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { topics } from '../../../core/topics.ts';
import type { SessionFinder } from '../../../domains/identity/sessions/find-session.ts';
import { openCredentials } from '../../../domains/identity/sessions/open-credentials.ts';
import type { NotificationDraft } from '../../../domains/notifications/composing/notification-draft.ts';
import type { OutboxRow } from '../../../domains/notifications/delivery/outbox.ts';
import { relayBatch } from '../../../domains/notifications/delivery/relay.ts';
import { RelayWorker } from '../../../domains/notifications/delivery/relay-worker.ts';
import { FanOut } from './fan-out.ts';
import { LiveHub } from './live-hub.ts';
import { OpenSockets } from './open-sockets.ts';

interface Parts {
  bus: EventBus;
  services: Services;
  sessions: SessionFinder;
  /** Drops cached responses about an object. */
  invalidate(id: string): void;
  log: Log;
  refusals: SparingLog;
  /** Whether requests are running, which come before responses to signals. */
  hasRequests: () => boolean;
  /** Called in the transaction that stores notifications: queues emails and pushes. */
  onNotificationsCreated?: (sql: Sql, drafts: readonly NotificationDraft[]) => Promise<void>;
  /** What programs learn of: stored in the same transaction, and sent after it. */
  programs: { store(sql: Sql, rows: readonly OutboxRow[]): Promise<void>; wake(): void };
}

const supplierTopic = topics.supplier('');

/** Starts everything live: the bus, open sockets, and the outbox relay. */
export const startLive = (parts: Parts) => {
  const {
    bus,
    services,
    sessions,
    invalidate,
    log,
    refusals,
    hasRequests,
    onNotificationsCreated,
    programs,
  } = parts;
  const hub = new LiveHub(new FanOut(hasRequests));
  const sockets = new OpenSockets(
    {
      stillOpen: ids => openCredentials(services.sql, ids, services.clock()),
      clock: services.clock,
      log,
    },
    refusals,
  );
  const relay = new RelayWorker(
    async () => {
      const rows = await relayBatch(
        services,
        bus,
        onNotificationsCreated ?? (async () => undefined),
        programs.store,
      );
      if (rows > 0) programs.wake();
      return rows;
    },
    log,
    services.tracing,
  );

  const onSignal = ({ topic, id }: Signal) => {
    if (topic === topics.endedSessions) {
      sessions.forget(id);
      sockets.endSession(id);
    }
    if (topic.startsWith(supplierTopic)) invalidate(id);
  };
  bus.onSignals(signals => {
    for (const signal of signals) onSignal(signal);
    hub.onSignals(signals);
  });
  bus.onGap(() => {
    sessions.forgetAll();
    sockets.restart();
  });

  /** A lost signal is made up for by the clients' own queries. */
  const announceAll = (signals: readonly Signal[]): void => {
    bus.publish(signals).catch(error => log.error({ err: error }, 'event bus: publishing a signal failed'));
  };
  const announce = (topic: string, id: string): void => announceAll([{ topic, id }]);

  /** Signals that must not be lost are sent with the commit where the bus can do that, otherwise after it. */
  const announceWithin = async (sql: Sql, topic: string, id: string): Promise<void> => {
    if (bus.joinsTransactions) await bus.publish([{ topic, id }], sql);
  };
  const announceUnlessWithin = (topic: string, id: string): void => {
    if (!bus.joinsTransactions) announce(topic, id);
  };
  return { hub, sockets, relay, announce, announceAll, announceWithin, announceUnlessWithin };
};
