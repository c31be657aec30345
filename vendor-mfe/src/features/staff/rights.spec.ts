import { expect, test } from '@jest/globals';
import { isPreset, mayDecide, mayGive, PRESETS, presetFor, rolesOf } from './rights';

const owner = { role: 'owner', rights: PRESETS.owner } as const;
const leader = { role: 'manager', rights: ['counter', 'staff'] } as const;
const manager = { role: 'manager', rights: PRESETS.manager } as const;
const counter = { role: 'counter', rights: ['counter'] } as const;

test('an owner gives every role and right and decides about everybody', () => {
  expect(rolesOf(owner)).toContain('owner');
  expect(PRESETS.owner.every((right) => mayGive(owner, right))).toBe(true);
  for (const person of [owner, manager, leader, counter]) expect(mayDecide(owner, person)).toBe(true);
});

test('others give neither money nor staff, and decide about nobody who has them', () => {
  expect(rolesOf(leader)).not.toContain('owner');
  expect(presetFor(leader, 'manager')).toEqual(['counter', 'deals', 'reviews']);
  expect(mayDecide(leader, counter)).toBe(true);
  for (const person of [owner, manager, leader]) expect(mayDecide(leader, person)).toBe(false);
});

test('rights are those of the role in any order, or own ones', () => {
  expect(isPreset({ role: 'manager', rights: ['money', 'reviews', 'deals', 'counter'] })).toBe(true);
  expect(isPreset(leader)).toBe(false);
});
