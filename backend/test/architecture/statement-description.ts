import type pg from 'pg';

/** PostgreSQL's description of a statement, without executing it. */
export interface StatementDescription {
  /** Names and type numbers of the result's columns; empty for a statement that returns none. */
  columns: { name: string; type: number }[];
  error: string | null;
}

interface Connection {
  parse(query: { text: string; name: string; types: number[] }, more?: boolean): void;
  describe(message: { type: 'S'; name: string }, more?: boolean): void;
  sync(): void;
  on(event: string, listener: (message: never) => void): void;
  removeAllListeners(event: string): void;
}

/** Sends Parse and Describe of the extended query protocol. The client must not be used otherwise. */
export function describeStatement(client: pg.Client, text: string): Promise<StatementDescription> {
  const { connection } = client as unknown as { connection: Connection };
  const description: StatementDescription = { columns: [], error: null };
  const events = [
    'parseComplete',
    'parameterDescription',
    'rowDescription',
    'noData',
    'errorMessage',
    'readyForQuery',
  ];
  return new Promise((resolve) => {
    for (const event of events) connection.removeAllListeners(event);
    connection.on('rowDescription', ({ fields }: { fields: { name: string; dataTypeID: number }[] }) => {
      description.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    });
    connection.on('errorMessage', ({ message }: { message: string }) => {
      description.error = message;
    });
    connection.on('readyForQuery', () => resolve(description));
    connection.parse({ text, name: '', types: [] });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
  });
}
