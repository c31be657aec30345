import pg from 'pg';

interface BackendKey {
  processID: number;
  secretKey: number | Buffer;
}

interface CancelingConnection {
  connect: (port: number, host: string) => void;
  cancel: (processID: number, secretKey: number | Buffer) => void;
  on: (event: 'connect' | 'end' | 'error', listener: () => void) => void;
  stream: { destroy: () => void };
}

/** A server that does not answer is not waited for longer. */
const LONGEST_MS = 2_000;

/**
 * Cancels the client's running statement with PostgreSQL's cancel request, which poolers forward.
 * @returns a promise that settles when the request has been processed, so that it cannot meet the next
 * statement
 */
export function cancelStatement(client: pg.Client): Promise<void> {
  const { processID, secretKey } = client as unknown as BackendKey;
  const connection = new pg.Connection({}) as unknown as CancelingConnection;
  return new Promise((resolve) => {
    const timer = setTimeout(() => connection.stream.destroy(), LONGEST_MS);
    const settle = (): void => {
      clearTimeout(timer);
      resolve();
    };
    connection.on('connect', () => connection.cancel(processID, secretKey));
    connection.on('end', settle);
    connection.on('error', settle);
    connection.connect(client.port, client.host);
  });
}
