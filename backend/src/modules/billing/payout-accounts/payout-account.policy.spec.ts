import { payoutAccountOf } from './payout-account.policy.js';

const bank = {
  kind: 'bank' as const,
  holder: 'Himchuli Momo House',
  bank: 'Nabil Bank',
  branch: 'Thamel',
  number: '0010 0175 0012 34',
  password: 'x',
};

const fieldsOf = (change: object): string[] => {
  try {
    payoutAccountOf({ ...bank, ...change });
    return [];
  } catch (error) {
    return (error as { details: { errors: { field: string }[] } }).details.errors.map(({ field }) => field);
  }
};

describe('a payout account (PO1)', () => {
  it('is kept without the blanks of its number', () => {
    expect(payoutAccountOf(bank)).toEqual({
      kind: 'bank',
      holder: 'Himchuli Momo House',
      bank: 'Nabil Bank',
      branch: 'Thamel',
      number: '00100175001234',
    });
  });

  it.each<[object, string[]]>([
    [{ bank: null }, ['bank']],
    [{ branch: undefined }, ['branch']],
    [{ number: '12=34' }, ['number']],
    [{ kind: 'esewa' }, ['bank', 'branch', 'number']],
    [{ kind: 'khalti', bank: null, branch: null, number: '9801234567' }, []],
    [{ kind: 'khalti', bank: null, branch: null, number: '0801234567' }, ['number']],
  ])('with %j is wrong at %j', (change, fields) => {
    expect(fieldsOf(change)).toEqual(fields);
  });
});
