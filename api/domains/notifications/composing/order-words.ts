import type { NotificationType, Priority } from '../notification-enums.ts';
import type { Translations } from './notification-texts.ts';

/** Type and text of a notification. */
export interface Words {
  type: NotificationType;
  title: string;
  message: string;
  translations?: Translations;
  priority?: Priority;
}
