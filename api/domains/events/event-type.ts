import { eventTypes, type EventType as Type } from '../../../schema/event-types.ts';
import { enumType } from '../../core/graphql/enum-type.ts';
import { mapValues } from '../../core/values/map-values.ts';

export const EventType = enumType<Type>(
  'MarketplaceEventType',
  'Kind of an event that programs can follow.',
  mapValues(eventTypes, ({ name, description }) => `${description} In webhooks: ${name}.`),
);
export type EventType = Type;
