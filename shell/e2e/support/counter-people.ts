import { createHash, pbkdf2Sync } from 'node:crypto';

const ROUNDS = 100_000;

/** What a device keeps of a PIN. */
function verifierOf(pin: string) {
  const salt = createHash('sha256').update(pin).digest().subarray(0, 16);
  const key = pbkdf2Sync(pin, salt, ROUNDS, 32, 'sha256');
  return {
    salt: salt.toString('base64url'),
    verifier: createHash('sha256').update(key).digest('base64url'),
    rounds: ROUNDS,
  };
}

/** People of a counter as its pack names them. */
export const people = [
  { id: 901, firstName: 'Ramesh', initial: 'T', role: 'owner', isManager: true, pin: null },
  { id: 902, firstName: 'Himani', initial: 'G', role: 'counter', isManager: false, pin: verifierOf('4711') },
  { id: 903, firstName: 'Tsering', initial: 'L', role: 'counter', isManager: false, pin: verifierOf('1357') },
  { id: 904, firstName: 'Sunita', initial: 'T', role: 'manager', isManager: true, pin: verifierOf('2468') },
];
