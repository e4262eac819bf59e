import type { Server } from 'node:http';

/** Counts the requests in progress. */
export class RequestsUnderWay {
  #count = 0;

  constructor(server: Server) {
    server.on('request', (_request, response) => {
      this.#count++;
      response.once('close', () => {
        this.#count--;
      });
    });
  }

  get any(): boolean {
    return this.#count > 0;
  }
}
