import { text } from 'node:stream/consumers';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Site } from './app/App.tsx';
import { drawnScreens } from './app/drawn-screens.ts';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { apollo } from './lib/apollo.ts';
import { drawWith } from './lib/stored.ts';

/** Draws a screen as HTML; run once, when the client is built. */
export const draw = async (name: string): Promise<string> => {
  const screen = drawnScreens[name]!;
  drawWith(screen.choices);
  const { prelude } = await prerenderToNodeStream(
    <ErrorBoundary>
      <ApolloProvider client={apollo}>
        <StaticRouter location={screen.path}>
          <Site />
        </StaticRouter>
      </ApolloProvider>
    </ErrorBoundary>,
    // In one piece: parts that come later would need inline scripts to move them to their place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return text(prelude);
};

export const names = Object.keys(drawnScreens);
