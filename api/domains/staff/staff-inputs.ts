import { Field, ID, InputType } from 'type-graphql';
import { StaffRole } from '../../core/access/staff-role.ts';

@InputType({ description: 'Person to invite to the staff.' })
export class InviteStaffInput {
  @Field(() => String, { description: 'Email address; its case does not matter.' })
  email!: string;

  @Field(() => StaffRole, { description: 'Role that the person will have.' })
  staffRole!: StaffRole;
}

@InputType({ description: 'Details that an invited person enters to join the staff.' })
export class JoinStaffInput {
  @Field(() => String, { description: 'Token from the link in the invitation.' })
  token!: string;

  @Field(() => String, { description: 'Name, at most 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'Password of at least 12 characters, and not one of the most common.' })
  password!: string;
}

@InputType({ description: 'New role of a staff member, with the reason.' })
export class ChangeStaffRoleInput {
  @Field(() => ID, { description: 'ID of the staff member.' })
  personId!: string;

  @Field(() => StaffRole, { description: 'New role.' })
  staffRole!: StaffRole;

  @Field(() => String, { description: 'Reason, at most 300 characters.' })
  reason!: string;
}

@InputType({ description: 'Person as whom a staff member wants to see the product, with the reason.' })
export class StartViewAsInput {
  @Field(() => ID, { description: 'ID of the customer or the owner of the kitchen.' })
  personId!: string;

  @Field(() => String, { description: 'Reason, at most 300 characters.' })
  reason!: string;
}
