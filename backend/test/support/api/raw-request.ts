import { connect } from 'node:net';

export interface RawResponse {
  text: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends raw bytes and collects the response until the server closes the connection.
 * @param rest sent after the first bytes, in pieces, until the server closes or it ends
 */
export const rawRequest = (url: string, bytes: string, rest: Iterable<string> = []): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const pieces = rest[Symbol.iterator]();
    const send = (): void => {
      for (let next = pieces.next(); !next.done; next = pieces.next())
        if (!socket.write(next.value)) return void socket.once('drain', send);
    };
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      send();
    });
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => (text += piece));
    socket.on('close', () => resolve(parsed(text)));
    socket.on('error', reject);
  });

function parsed(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return {
    text,
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: text.slice(end + 4),
  };
}
