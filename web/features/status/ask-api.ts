/** A request as the specification words its failures: the status, a colon, and what the server said. */
export const askApi = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response.json();
};

export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
  }
}
