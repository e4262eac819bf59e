import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'The account was deleted and its sessions ended.' })
export class AccountDeleted {
  @Field(() => Boolean, { description: 'Whether the account was deleted; always true.' })
  deleted = true;
}
