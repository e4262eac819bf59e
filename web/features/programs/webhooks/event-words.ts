import { type EventType, eventTypes } from '../../../../schema/event-types.ts';
import { translate } from '../../../lib/language.ts';

/** What an event of this kind says, in the language of the screen. */
export const eventWords = (type: EventType): string => translate(eventTypes[type].description);

/** The type of an event as it was sent, such as order.placed. */
export const typeSent = (payload: string): string => (JSON.parse(payload) as { type: string }).type;

/** Where a webhook goes, without the parts that may be a secret of the program's. */
export const hostOf = (url: string): string => new URL(url).host;
