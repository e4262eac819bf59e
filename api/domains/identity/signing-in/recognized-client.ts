import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.ts';

/** A browser, by its device cookie, or the network of a sign-in. */
export enum ClientKind {
  DEVICE = 'DEVICE',
  SOURCE = 'SOURCE',
}

/**
 * A client that has signed in to an account before. Stored as a keyed hash per person: the table contains no address
 * and connects no person with another.
 */
@Entity({ tableName: 'recognized_clients' })
export class RecognizedClient {
  @ManyToOne(() => User, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  userId!: string;

  @Enum({ items: () => ClientKind, type: 'text', primary: true })
  kind!: ClientKind;

  @PrimaryKey({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'timestamptz', index: 'recognized_clients_by_use' })
  lastUsedAt!: Date;
}
