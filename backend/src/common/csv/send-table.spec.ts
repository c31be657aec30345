import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sendTable } from './send-table.js';

/** Returns the stream instead of sending it. */
async function sent(rows: AsyncIterable<string[][]>): Promise<Readable> {
  let stream: Readable | undefined;
  const reply = { type: () => reply, header: () => reply, send: (body: Readable) => (stream = body) };
  await sendTable(reply as unknown as FastifyReply, 'users-2026-11-30', ['Name'], rows);
  return stream as Readable;
}

describe('a table that is sent while it is read', () => {
  let read = 0;
  let hasEnded = false;
  async function* endless(): AsyncGenerator<string[][]> {
    try {
      for (;;) yield [[`row ${++read}`]];
    } finally {
      hasEnded = true;
    }
  }

  it('reads no further than its reader, and stops when the reader leaves', async () => {
    const stream = await sent(endless());
    const taken: string[] = [];
    for await (const text of stream) {
      taken.push(text as string);
      if (taken.length === 3) break;
    }
    expect(taken).toEqual(['\uFEFFName\r\n', 'row 1\r\n', 'row 2\r\n']);
    expect(read).toBeLessThanOrEqual(4);
    expect([stream.destroyed, hasEnded]).toEqual([true, true]);
  });
});
