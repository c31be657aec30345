import { ADMIN_RIGHTS, ADMIN_ROLES, PRESETS, rightsInBusiness, rightsInMarketplace } from './rights.js';

describe('the rights of a member of a business (H5)', () => {
  it('are the preset of the role without stored ones', () => {
    expect(rightsInBusiness('counter', null)).toEqual(['counter']);
    expect(rightsInBusiness('manager', null)).toEqual(['counter', 'deals', 'reviews', 'money']);
    expect(rightsInBusiness('owner', null)).toEqual(['counter', 'deals', 'reviews', 'money', 'staff']);
  });

  it('are the stored ones in a fixed order, but always all for an owner', () => {
    expect(rightsInBusiness('counter', ['reviews', 'counter'])).toEqual(['counter', 'reviews']);
    expect(rightsInBusiness('manager', ['money'])).toEqual(['money']);
    expect(rightsInBusiness('owner', ['counter'])).toEqual(PRESETS.owner);
  });
});

describe('the rights of a role in the marketplace (Y9)', () => {
  it('are all rights for an owner only', () => {
    for (const role of ADMIN_ROLES)
      expect(rightsInMarketplace(role).length === ADMIN_RIGHTS.length).toBe(role === 'owner');
  });

  it('are none without a role', () => {
    expect(rightsInMarketplace(null)).toEqual([]);
  });

  it('leave settings, roles and audit to owners', () => {
    for (const role of ADMIN_ROLES.filter((one) => one !== 'owner'))
      expect(rightsInMarketplace(role)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(settings|roles|audit)$/)]),
      );
  });
});
