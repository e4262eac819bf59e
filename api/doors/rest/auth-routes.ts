import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotSignedIn } from '../../core/operation/failures.ts';
import { Problem } from '../../core/operation/problem.ts';
import { viewerAsUser } from '../../domains/identity/find-user.ts';
import { registerCustomer } from '../../domains/identity/register-customer.ts';
import { signOut } from '../../domains/identity/sessions/sign-out.ts';
import { signInCustomer } from '../../domains/identity/signing-in/sign-in-customer.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { textFields } from './body.ts';
import { onWebsite } from './on-website.ts';
import { presentSignedIn, presentUser } from './present/user.ts';
import { refuse } from './refuse.ts';

/** Current user, sign-in, sign-out and registration. The legacy paths run the same operations. */
export const authRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  const currentUser = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await viewerAsUser(await requestCtx.of(request, reply));
    if (!user) throw new NotSignedIn();
    return presentUser(user);
  };

  const signIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const credentials = textFields(request, 'email', 'password');
    const outcome = onWebsite(await signInCustomer(await requestCtx.of(request, reply), credentials));
    return outcome instanceof Problem ? refuse(reply, outcome) : presentSignedIn(outcome);
  };

  const register = async (request: FastifyRequest, reply: FastifyReply) => {
    const registration = textFields(request, 'name', 'email', 'phone', 'password');
    const outcome = await registerCustomer(await requestCtx.of(request, reply), registration);
    return outcome instanceof Problem ? refuse(reply, outcome) : presentSignedIn(outcome);
  };

  app.get('/api/auth/user', currentUser);
  app.get('/api/profile', currentUser);
  app.post('/api/auth/customer-login', signIn);
  app.post('/api/auth/login', signIn);
  app.post('/api/auth/customer-register', register);
  app.post('/api/auth/register', register);
  app.post('/api/auth/logout', async (request, reply) => {
    await signOut(await requestCtx.of(request, reply), null);
    return { success: true, message: 'You have been successfully logged out.' };
  });
};
