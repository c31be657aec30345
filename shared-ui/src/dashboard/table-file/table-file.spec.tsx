import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '../../testing';
import { TableFile } from './table-file';

const saved: { name: string; size: number }[] = [];
let blob: Blob | null = null;

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (made) => ((blob = made as Blob), 'blob:table');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size: blob?.size ?? 0 });
  });
});
afterEach(() => void jest.restoreAllMocks());

/** Mocks a response whose chunks arrive when the test sends them. */
function slowAnswer() {
  let feed: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  const asked: { url: string; signal?: AbortSignal | null }[] = [];
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: String(url), signal: init?.signal });
    const headers = { 'content-disposition': 'attachment; filename="users-2026-11-30.csv"' };
    return new Response(body, { headers });
  }) as typeof fetch;
  return {
    asked,
    send: (text: string) => act(async () => feed.enqueue(new TextEncoder().encode(text))),
    end: () => act(async () => feed.close()),
    breakOff: () => act(async () => feed.error(new TypeError('terminated'))),
  };
}

const open = async () => {
  await renderWithStore(<TableFile url="/api/admin/users.csv?role=admin" />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Download CSV' })));
};
const said = () => screen.getByRole('status').textContent;

test('tells how far the file is, and keeps it under the name that the server gave', async () => {
  const answer = slowAnswer();
  await open();
  await answer.send('Name\r\nSita\r\nGita\r\n');
  expect(said()).toBe('2 rows, 0 kB so far');
  await answer.send('Ram\r\n');
  await answer.end();
  expect(saved).toEqual([{ name: 'users-2026-11-30.csv', size: 23 }]);
  expect(said()).toBe('Saved with 3 rows');
  expect(answer.asked.map(({ url }) => url)).toEqual(['/api/admin/users.csv?role=admin']);
});

test('can be given up', async () => {
  const answer = slowAnswer();
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  expect(answer.asked[0]?.signal?.aborted).toBe(true);
  expect([saved, said()]).toEqual([[], '']);
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy();
});

test('leaves no half file when the connection breaks off', async () => {
  const answer = slowAnswer();
  await open();
  await answer.send('Name\r\nSita\r\n');
  await answer.breakOff();
  expect([saved, said()]).toEqual([[], 'We could not reach the server. Please check your connection.']);
});
