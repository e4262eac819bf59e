import { ApolloLink, Observable } from '@apollo/client';

/** Continues a request once a promise is fulfilled, unless the request has been canceled by then. */
const onceFulfilled = <Value>(
  promised: () => Promise<Value>,
  request: (value: Value) => Observable<ApolloLink.Result>,
) =>
  new Observable<ApolloLink.Result>(observer => {
    promised().then(
      value => observer.closed || observer.add(request(value).subscribe(observer)),
      error => observer.error(error),
    );
  });

/** Lets every operation wait for something. */
export const after = (wait: () => Promise<unknown>) =>
  new ApolloLink((operation, forward) => onceFulfilled(wait, () => forward(operation)));

/** A terminating link whose code is loaded with its first operation. */
export const loadedLink = (load: () => Promise<ApolloLink>) =>
  new ApolloLink((operation, forward) => onceFulfilled(load, link => link.request(operation, forward)));
