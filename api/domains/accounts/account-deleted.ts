import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'The account was deleted and its sessions ended.' })
export class AccountDeleted {
  @Field(() => Boolean, { description: 'Always true: the account was deleted.' })
  deleted = true;
}
