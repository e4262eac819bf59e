import { profile } from '../../../schema/rules/customer.ts';
import { checked } from '../../core/checked.ts';
import { operation, type Work } from '../../core/operation.ts';
import { InvalidInput } from '../../core/problem.ts';
import { signedIn } from '../../core/rules.ts';
import type { ProfileInput } from './identity-inputs.ts';
import { User } from './user.ts';

/** Changes the viewer's name and phone number. */
export const updateProfile = operation(
  signedIn,
  async ({ em, viewer }: Work, input: ProfileInput): Promise<User | InvalidInput> => {
    const facts = checked(profile, input);
    if (facts instanceof InvalidInput) return facts;
    return em.assign(await em.findOneOrFail(User, { id: viewer.userId }), facts);
  },
);
