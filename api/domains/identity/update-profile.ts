import { LockMode } from '@mikro-orm/sql';
import { profile } from '../../../schema/rules/customer.ts';
import { signedIn } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput } from '../../core/operation/problem.ts';
import type { ProfileInput } from './identity-inputs.ts';
import { PersonRenamed } from './person-renamed.ts';
import { User } from './user.ts';

/** Changes the viewer's name and phone number. */
export const updateProfile = operation(
  signedIn,
  async (work: Work, input: ProfileInput): Promise<User | InvalidInput> => {
    const { em, viewer } = work;
    const facts = checked(profile, input);
    if (facts instanceof InvalidInput) return facts;
    const person = await em.findOneOrFail(User, viewer.userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (facts.name !== person.name) work.record(new PersonRenamed(person.id));
    return em.assign(person, facts);
  },
);
