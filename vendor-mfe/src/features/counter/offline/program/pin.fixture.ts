import { createHash, pbkdf2Sync } from 'node:crypto';
import type { PackPerson } from './pack';
import type { PinVerifier } from './pin';

/** Fewer rounds than in use, so that tests are fast. */
const ROUNDS = 1_000;
const SALT = Buffer.from('salt of a person');

export const keyBytes = (pin: string): Buffer => pbkdf2Sync(pin, SALT, ROUNDS, 32, 'sha256');

/** What the server sends of a PIN. */
export const aVerifier = (pin: string): PinVerifier => ({
  salt: SALT.toString('base64url'),
  verifier: createHash('sha256').update(keyBytes(pin)).digest('base64url'),
  rounds: ROUNDS,
});

export const aPerson = (change: Partial<PackPerson> = {}): PackPerson => ({
  id: 12,
  firstName: 'Himani',
  initial: 'G',
  role: 'counter',
  isManager: false,
  pin: aVerifier('4711'),
  ...change,
});

export const aManager = (change: Partial<PackPerson> = {}): PackPerson =>
  aPerson({
    id: 13,
    firstName: 'Sunita',
    initial: 'T',
    role: 'manager',
    isManager: true,
    pin: aVerifier('2468'),
    ...change,
  });
