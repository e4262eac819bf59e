import { FieldResolver, Resolver, Root } from 'type-graphql';
import { languageCodes } from '../../../schema/languages.ts';
import type { Language } from '../../core/graphql/language.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { Notification, NotificationTranslation } from './notification.ts';

@Resolver(() => Notification)
export class NotificationFields {
  @FieldResolver(() => [NotificationTranslation], {
    complexity: entries(languageCodes.length),
    description: 'Title and message in other languages; empty for a notification in English only.',
  })
  translations(@Root() { translations }: Pick<Notification, 'translations'>): NotificationTranslation[] {
    return Object.entries(translations ?? {}).map(([code, text]) => ({
      language: code.toUpperCase() as Language,
      ...text,
    }));
  }
}
