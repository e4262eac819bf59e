import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A browser by the cookie it was given, or the network somebody signs in from. */
export enum ClientKind {
  DEVICE = 'DEVICE',
  SOURCE = 'SOURCE',
}

/**
 * From where somebody signed in before. What is stored is a keyed fingerprint, of one person alone: the table names
 * no address and connects no person with another.
 */
@Entity({ tableName: 'recognized_clients' })
export class RecognizedClient {
  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Enum({ items: () => ClientKind, type: 'text', primary: true })
  kind!: ClientKind;

  @PrimaryKey({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'timestamptz' })
  lastUsedAt!: Date;
}
