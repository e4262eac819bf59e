import { Role } from '../../../core/access/role.ts';
import { everybody } from '../../../core/access/rules.ts';
import { preparedOperation } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { finishSignIn } from '../../identity/second-factor/finish-sign-in.ts';
import { type ProvenSignIn, proveSignIn } from '../../identity/second-factor/prove-sign-in.ts';
import { openSession } from '../../identity/sessions/open-session.ts';
import { openSupplierSession } from './open-supplier-session.ts';

/** Completes a sign-in by a second factor, or by a passkey alone, and opens the session. */
export const completeSignIn = preparedOperation(
  everybody,
  proveSignIn,
  async (work, proven: ProvenSignIn) => {
    const user = await finishSignIn(work, proven);
    if (user instanceof Problem) return user;
    const { way } = proven.factor;
    return user.role === Role.SUPPLIER
      ? openSupplierSession(work, user.id, { factor: way })
      : openSession(work, user, { factor: way });
  },
);
