import { expectTypeOf, it } from 'vitest';
import type { AnswerOf, VariablesFor } from './typed-document.ts';

it('answers what a document selects, and nothing else', () => {
  expectTypeOf<AnswerOf<'{ me { name phone } }'>>().toEqualTypeOf<{ me: { name: string; phone: string } }>();
  expectTypeOf<AnswerOf<'{ cities { nodes { tag: name } } }'>['cities']['nodes'][0]>().toEqualTypeOf<{
    tag: string;
  }>();
});

it('has the fields of every member of a union', () => {
  type Reset = AnswerOf<`mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
    ... on SignedIn { sessionId } ... on Problem { message } } }`>['resetPassword'];
  expectTypeOf<Reset['sessionId']>().toBeString();
  expectTypeOf<Reset['message']>().toBeString();
  expectTypeOf<Reset>().not.toHaveProperty('code');
});

it('takes the variables that a document declares, whatever their values', () => {
  expectTypeOf<VariablesFor<'query ($id: ID!) { order(id: $id) { id } }'>>().toEqualTypeOf<{
    id?: unknown;
  }>();
});

it('knows nothing of a document that is put together at run time', () => {
  expectTypeOf<AnswerOf<string>>().toBeAny();
  expectTypeOf<AnswerOf<`{ me { ${string} } }`>>().toBeAny();
  expectTypeOf<VariablesFor<string>>().toEqualTypeOf<Record<string, unknown>>();
});
