import pg from 'pg';

interface BackendKey {
  processID: number;
  secretKey: number | Buffer;
}

interface CancelingConnection {
  connect: (port: number, host: string) => void;
  cancel: (processID: number, secretKey: number | Buffer) => void;
  on: (event: 'connect' | 'end' | 'error', listener: () => void) => void;
  end: () => void;
}

/**
 * Cancels the client's running statement with PostgreSQL's cancel request, which poolers forward.
 * @returns a promise that settles when the request has been processed, so that it cannot meet the next
 * statement
 */
export function cancelStatement(client: pg.Client): Promise<void> {
  const { processID, secretKey } = client as unknown as BackendKey;
  const connection = new pg.Connection({}) as unknown as CancelingConnection;
  return new Promise((resolve) => {
    connection.on('connect', () => connection.cancel(processID, secretKey));
    connection.on('end', () => resolve());
    connection.on('error', () => resolve());
    connection.connect(client.port, client.host);
  });
}
