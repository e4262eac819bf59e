import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

/** The link for mutations that carry a file. The header tells the server that no foreign form sent it. */
export const uploadLink = new UploadHttpLink({
  uri: '/graphql',
  credentials: 'include',
  headers: { 'apollo-require-preflight': 'yes' },
});
