import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { newPinKey, opens, proves, verifierOf } from './pin-key.js';

it('opens with its PIN only', async () => {
  const key = await newPinKey('4711');
  expect(await opens('4711', key)).toBe(true);
  expect(await opens('4712', key)).toBe(false);
});

it('is the key of PBKDF2 with a salt of its own, and devices get its hash', async () => {
  const [key, other] = [await newPinKey('4711'), await newPinKey('4711')];
  expect(key.salt).not.toEqual(other.salt);
  expect(key.key).toEqual(pbkdf2Sync('4711', key.salt, 100_000, 32, 'sha256'));
  expect(verifierOf(key)).toEqual({
    salt: key.salt.toString('base64url'),
    verifier: createHash('sha256').update(key.key).digest('base64url'),
    rounds: 100_000,
  });
});

it('proves a statement that was confirmed with the PIN, and no other', async () => {
  const { key } = await newPinKey('4711');
  const proof = createHmac('sha256', key).update('counter-override-v1\0this one').digest();
  expect(proves(key, 'this one', proof)).toBe(true);
  expect(proves(key, 'another one', proof)).toBe(false);
  expect(proves(key, 'this one', createHash('sha256').update(key).digest())).toBe(false);
  expect(proves(key, 'this one', Buffer.alloc(3))).toBe(false);
});
