import { assertMayDecide, type StaffPosition, storedRights } from './staff-rights.policy.js';

const missing = expect.objectContaining({ code: 'staff.right-missing' });
const owner: StaffPosition = { role: 'owner', rights: null };
const manager: StaffPosition = { role: 'manager', rights: null };
const counter: StaffPosition = { role: 'counter', rights: null };
const leader: StaffPosition = { role: 'manager', rights: ['counter', 'staff'] };

describe('stored rights (H5)', () => {
  it('are none for the preset of the role, in any order', () => {
    expect(storedRights('manager', undefined)).toBeNull();
    expect(storedRights('manager', ['money', 'reviews', 'deals', 'counter'])).toBeNull();
    expect(storedRights('owner', ['staff', 'money', 'reviews', 'deals', 'counter'])).toBeNull();
  });

  it('are others in a fixed order, and never fewer for an owner', () => {
    expect(storedRights('counter', ['reviews', 'counter'])).toEqual(['counter', 'reviews']);
    expect(() => storedRights('owner', ['counter'])).toThrow(
      expect.objectContaining({ code: 'request.invalid' }),
    );
  });
});

describe('decisions about people of a business (H5)', () => {
  it('are free for an owner', () => {
    expect(() => assertMayDecide(owner, owner, manager, leader)).not.toThrow();
  });

  it('are limited to positions without money and staff for others', () => {
    expect(() => assertMayDecide(leader, counter)).not.toThrow();
    expect(() => assertMayDecide(leader, counter, { role: 'manager', rights: ['deals'] })).not.toThrow();
    for (const position of [owner, manager, leader])
      expect(() => assertMayDecide(leader, counter, position)).toThrow(missing);
  });

  it('need the right', () => {
    expect(() => assertMayDecide(manager, counter)).toThrow(missing);
  });
});
