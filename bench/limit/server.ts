import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { order } from './order.ts';
import { openDatabase } from './pipelined-pool.ts';
import type { OrderInput } from './place-order.ts';
import { detail, list, search } from './reads.ts';
import { restList, restSearch } from './rest-reads.ts';

// The limit: the least a Node server can do for the same requests, the same rows and the same bytes. It
// knows the benchmark's operations by name, checks nothing, and answers nothing else.

const query = await openDatabase(process.env);

interface Variables {
  id: string;
  cityId: string;
  text: string;
  input: OrderInput;
}

const operations: Record<string, (variables: Variables, cookie: string) => Promise<string>> = {
  List: ({ cityId }) => list(query, cityId),
  Search: ({ cityId, text }) => search(query, cityId, text),
  Detail: ({ id }) => detail(query, id),
  Order: ({ input }, cookie) => order(query, cookie.slice(cookie.indexOf('=') + 1), input),
};

const answer = async (response: ServerResponse, making: Promise<string>): Promise<void> => {
  const [status, body] = await making.then(
    made => [200, made] as const,
    error => [500, String(error)] as const,
  );
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
};

const get = (url: string): Promise<string> => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/api/suppliers') return restList(query, searchParams);
  if (pathname === '/api/search') return restSearch(query, searchParams);
  return Promise.resolve('{"status":"ok"}');
};

const handle = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.method === 'GET') {
    void answer(response, get(request.url!));
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', chunk => {
    body += chunk;
  });
  request.on('end', () => {
    const { operationName, variables } = JSON.parse(body);
    void answer(response, operations[operationName]!(variables, request.headers.cookie ?? ''));
  });
};

createServer({ keepAliveTimeout: 72_000 }, handle).listen(Number(process.env.PORT), '127.0.0.1');
