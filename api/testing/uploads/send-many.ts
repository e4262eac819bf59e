import { aPdfOf } from '../builders/a-file.ts';

/**
 * Sends one large document many times concurrently, alternating between both APIs. Runs in its own process,
 * so that its memory is not counted as the receiver's. Prints the codes of refusals, null for none.
 */
const [origin, session, count] = process.argv.slice(2) as [string, string, string];
const content = new Blob([new Uint8Array(aPdfOf(10 * 1024 * 1024))]);
const query = `mutation ($file: Upload!) { uploadDocument(stepId: ORGANIC, file: $file) {
  __typename ... on Problem { code } } }`;

const throughGraphQL = async () => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', content, 'document.pdf');
  const { data, errors } = await post('/graphql', form);
  return errors ? errors[0].message : (data.uploadDocument.code ?? null);
};

const throughRest = async () => {
  const form = new FormData();
  form.append('file', content, 'document.pdf');
  form.append('stepId', 'organic');
  const { success, code } = await post('/api/supplier/upload-document', form);
  return success ? null : (code ?? 'refused');
};

const post = async (path: string, body: FormData) => {
  const headers = { cookie: `session=${session}`, 'apollo-require-preflight': 'yes' };
  return (await fetch(origin + path, { method: 'POST', headers, body })).json();
};

const ways = [throughGraphQL, throughRest];
const sent = Array.from({ length: Number(count) }, (_, index) => ways[index % ways.length]!());
process.stdout.write(JSON.stringify(await Promise.all(sent)));
