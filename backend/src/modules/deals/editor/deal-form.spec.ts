import { changedFields, newForm, settled, storedChanges, withChanges } from './deal-form.js';

const now = new Date('2026-11-20T06:00:00.000Z');
const form = newForm(
  {
    categoryId: 1,
    title: 'Two plates of momo',
    description: 'Buff or veg, with tomato achar.',
    discountType: 'percentage',
    discountValue: '50',
    originalPrice: 560,
    discountedPrice: 1,
    startDate: now,
    endDate: new Date('2026-12-20T18:14:59.999Z'),
  },
  24,
);

describe('a deal form', () => {
  it('is filled in with the defaults', () => {
    expect(form).toMatchObject({
      saleMode: 'counter',
      pointsEarned: 0,
      passValidityHours: 24,
      redemptionLimit: null,
      branchIds: null,
    });
  });

  it('computes the price', () => {
    expect(settled(form, now).discountedPrice).toBe(280);
  });

  it('sells in advance only what has a price', () => {
    expect(settled({ ...form, saleMode: 'prepaid' }, now).saleMode).toBe('prepaid');
    expect(() => settled({ ...form, discountValue: '100', saleMode: 'prepaid' }, now)).toThrow(
      expect.objectContaining({ code: 'request.invalid' }),
    );
  });

  it('takes no branch for every branch', () => {
    expect(settled({ ...form, branchIds: [] }, now).branchIds).toBeNull();
  });

  it('needs both ends of the hours', () => {
    expect(() => settled({ ...form, hoursFrom: '10:00' }, now)).toThrow(
      expect.objectContaining({ code: 'request.invalid' }),
    );
  });

  it('lists only what differs, and can be laid over the old one again', () => {
    const after = settled(
      withChanges(settled(form, now), {
        title: 'Three plates',
        endDate: new Date('2026-12-25T18:14:59.999Z'),
      }),
      now,
    );
    const changes = changedFields(settled(form, now), after);
    expect(changes).toEqual({ title: 'Three plates', endDate: '2026-12-25T18:14:59.999Z' });
    expect(withChanges(settled(form, now), storedChanges(changes))).toEqual(after);
  });

  it('does not take undefined for a change', () => {
    expect(withChanges(form, { title: undefined })).toEqual(form);
  });
});
