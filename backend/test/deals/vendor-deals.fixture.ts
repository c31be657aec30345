import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

export interface Managed {
  id: number;
  version: number;
  moderationStatus: string;
  status: string;
  title: string;
  discountedPrice: number;
  rejectionReason: string | null;
  revisionRejection: string | null;
  pendingRevision: { id: number; changes: Record<string, unknown> } | null;
}

export let running: RunningApp;

export let world: World;

export let shop: Business;

export let other: Business;

export let admin: Person;

export const setUp = async () => {
  running = await startApp();
  world = new World(running.database, running.url);
  await world.catalog();
  [shop, other, admin] = await Promise.all([world.business(), world.business(), world.admin()]);
};

export const tearDown = () => running.stop();

export const day = 86_400_000;

export const form = (): Record<string, unknown> => ({
  categoryId: 1,
  locationId: 1,
  title: 'Two plates of buff momo',
  description: 'Order one plate, get a second one free.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 15,
  discountedPrice: 1,
  startDate: new Date().toISOString(),
  endDate: new Date(Date.now() + 30 * day).toISOString(),
});

export const create = async (change: Record<string, unknown> = {}): Promise<Managed> =>
  (await shop.owner.client.post<Managed>('/api/deals', { ...form(), ...change })).body;

export const isPublic = async (id: number): Promise<boolean> =>
  (await running.client().get(`/api/deals/${id}`)).status === 200;

export const publicTitle = async (id: number): Promise<string> =>
  (await running.client().get<Managed>(`/api/deals/${id}`)).body.title;
