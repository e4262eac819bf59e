import { Field, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { subscribeTo } from '../../../core/graphql/topic.ts';
import type { Signal } from '../../../core/interfaces/event-bus.ts';
import { topics } from '../../../core/topics.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Change of an application.' })
export class ApplicationChange {
  @Field(() => ID, { description: 'ID of the application.' })
  applicationId!: string;
}

@Resolver()
export class ApplicationLiveResolver {
  @Visible(withRight('REVIEW_KITCHENS'))
  @Subscription(() => ApplicationChange, {
    description: 'Notifies admins whenever an application is submitted, reviewed or decided.',
    subscribe: subscribeTo(() => ({ name: topics.applications, audience: 'viewer' })),
  })
  applicationsChanged(@Root() { id }: Signal): ApplicationChange {
    return { applicationId: id };
  }
}
