import { registerHooks } from 'node:module';

/** openapi-typescript builds its output with the compiler's API, which TypeScript 7 does not have. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
});
