import sharp from 'sharp';
import type { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

export interface Document {
  id: string;
  kind: string;
  type: string;
  size: number;
}

export let running: RunningApp;

export let world: World;

export let admin: Person;

export const setUp = async () => {
  running = await startApp();
  world = new World(running.database, running.url);
  await world.catalog();
  admin = await world.admin();
};

export const tearDown = () => running.stop();

export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>> endobj\n%%EOF\n',
);

export const BUSINESS = {
  businessName: 'Thakali Ghar',
  category: 'Dining',
  description: 'Dal bhat, cooked all day.',
};

export const send = (client: ApiClient, bytes: Buffer, kind = 'registration') => {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'what.pdf');
  return fetch(`${running.url}/api/vendors/me/documents`, {
    method: 'POST',
    headers: { origin: running.url, cookie: client.cookie },
    body: form,
  });
};

export const sent = async (client: ApiClient, bytes: Buffer = PDF, kind?: string): Promise<Document> => {
  const answer = await send(client, bytes, kind);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Document;
};

export const picture = (format: 'png' | 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 80, height: 80, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();

export const counted = async (table: string, where: string): Promise<number> => {
  const { rows } = await running.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table} WHERE ${where}`,
  );
  return rows[0]?.count ?? -1;
};
