import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

export let running: RunningApp;

export let world: World;

export const setUp = async () => {
  running = await startApp();
  world = new World(running.database, running.url);
  await world.catalog();
};

export const tearDown = () => running.stop();

export const form = {
  firstName: 'Aarati',
  lastName: 'Shrestha',
  email: 'aarati@example.com',
  phone: '+977 9801234567',
  city: 'Lalitpur',
  password: 'momo4ever',
};

export const mailedToken = async (email: string): Promise<string> => {
  await running.deliverEvents();
  const folder = path.join(process.env['DATA_DIR'] as string, 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const link = /verify-email\?token=3?D?([\w-]{32})/;
  const texts = mails.filter((text) => text.includes(`To: ${email}`)).map((text) => text.replace(/=\n/g, ''));
  return link.exec(texts.reverse().find((text) => link.test(text)) ?? '')?.[1] ?? '';
};
