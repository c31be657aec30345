import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import type { Person } from '../support/world.js';
import type { Device } from './offline-counter.fixture.js';
import { shop } from './passes.fixture.js';

export interface Verifier {
  salt: string;
  verifier: string;
  rounds: number;
}

export const pinPath = ({ id }: Pick<Person, 'id'>): string => `/api/counter/people/${id}/pin`;

/** Sets the own PIN. */
export const setPin = async (person: Person, pin: string): Promise<void> => {
  const { status, text } = await person.client.put(pinPath(person), { pin });
  if (status !== 204) throw new Error(text);
};

/** The pack as far as it tells of PINs. */
export const verifierOf = async (device: Device, person: Pick<Person, 'id'>): Promise<Verifier | null> => {
  const { body } = await device.client.get<{ people: { id: number; pin: Verifier | null }[] }>(
    `/api/counter/pack?deviceId=${device.id}`,
  );
  return body.people.find(({ id }) => id === person.id)?.pin ?? null;
};

const keyOf = (pin: string, { salt, rounds }: Verifier): Buffer =>
  pbkdf2Sync(pin, Buffer.from(salt, 'base64url'), rounds, 32, 'sha256');

/** True if the device takes the PIN for the right one. */
export const isRight = (pin: string, verifier: Verifier): boolean =>
  createHash('sha256').update(keyOf(pin, verifier)).digest('base64url') === verifier.verifier;

/** The override of the next entry of a device, as the device writes it. */
export const overrideBy = (
  device: Device,
  token: string,
  { manager, pin, verifier, ...more }: { manager: Pick<Person, 'id'>; pin: string; verifier: Verifier },
) => {
  const statement = [device.id, device.queue.length + 1, device.lastHash, token].join('.');
  const proof = createHmac('sha256', keyOf(pin, verifier))
    .update(`counter-override-v1\0${statement}`)
    .digest('base64url');
  return { override: { managerId: manager.id, reason: 'queue', note: null, proof, ...more } };
};

/** Begins a shift at a device of the shop. */
export const beginShift = (
  device: Device,
  person: Pick<Person, 'id'>,
  pin: string,
  client = shop.owner.client,
) =>
  client.post<{ shiftId: string; code?: string; triesLeft?: number }>('/api/counter/shifts', {
    deviceId: device.id,
    userId: person.id,
    pin,
  });
