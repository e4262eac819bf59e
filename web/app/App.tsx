import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { apollo } from '../lib/apollo.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Router } from './Router.tsx';

export const App = () => (
  <ErrorBoundary>
    <ApolloProvider client={apollo}>
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
  </ToastProvider>
);
