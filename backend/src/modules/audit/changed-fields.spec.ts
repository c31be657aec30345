import { changedFields } from './changed-fields.js';

describe('the changed fields of a row', () => {
  it('are those whose value differs, before and after', () => {
    const row = { id: 7, name: 'Dining', position: 1, parentId: null };
    expect(changedFields(row, { name: 'Food', position: 1, parentId: 3 })).toEqual({
      before: { name: 'Dining', parentId: null },
      after: { name: 'Food', parentId: 3 },
    });
  });
});
