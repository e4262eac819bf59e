import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CardEvent } from '../../../core/interfaces/card-provider.ts';

/** Result of an event, stored with it. */
export type CardEventOutcome = 'done' | 'nothing to do' | 'unknown' | 'does not match' | 'known already';

/** A signed event of the card provider. Its row makes sure that the event takes effect once. */
@Entity({ tableName: 'card_events' })
export class ReceivedCardEvent {
  /** ID of the event at the card provider. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  kind!: CardEvent['kind'];

  /** Empty while the event is handled. */
  @Property({ type: 'text' })
  outcome!: CardEventOutcome | '';

  @Property({ type: 'timestamptz', index: 'card_events_received' })
  receivedAt!: Date;
}
