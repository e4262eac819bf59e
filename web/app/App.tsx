import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { FreshProof } from '../features/second-factor/FreshProof.tsx';
import { ToastProvider } from '../ui/feedback/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Router } from './Router.tsx';

export const App = ({ client }: { client: ApolloClient }) => (
  <ErrorBoundary>
    <ApolloProvider client={client}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </ApolloProvider>
  </ErrorBoundary>
);

/** Everything inside a router. */
export const Site = (): ReactNode => (
  <ToastProvider>
    <Router />
    <FreshProof />
  </ToastProvider>
);
