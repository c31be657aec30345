import { type AcceptedPass, correctedTime, decide, isUndoneInTime } from './acceptance.policy.js';

const at = (clock: string): Date => new Date(`2026-11-20T${clock}:00.000Z`);
const ms = (clock: string): number => at(clock).getTime();
const pass: AcceptedPass = { state: 'issued', expiresAt: at('20:00'), cancelledAt: null };
const mine = { at: at('12:00'), deviceId: 2 };

describe('the corrected time of an entry (OF6)', () => {
  const known = { enrolledAt: at('08:00'), lastContactAt: at('10:00'), lastUsedAt: null };
  it.each([
    [
      'is the time of the device plus the offset',
      { at: ms('11:00'), offset: 60_000 * 5, contactAt: ms('10:00') },
      '11:05',
    ],
    [
      'is not before the contact that the entry names',
      { at: ms('09:00'), offset: 0, contactAt: ms('09:30') },
      '09:30',
    ],
    ['is not before the enrolment', { at: ms('01:00'), offset: 0, contactAt: 0 }, '08:00'],
    [
      'trusts no contact that the server does not know',
      { at: ms('10:10'), offset: 0, contactAt: ms('11:30') },
      '10:10',
    ],
    ['is not after the arrival', { at: ms('19:00'), offset: 0, contactAt: ms('10:00') }, '12:00'],
  ])('%s', (_, times, expected) => {
    expect(correctedTime(times, known, at('12:00'))).toEqual(at(expected));
  });

  it('is not before the entry before', () => {
    const after = { ...known, lastUsedAt: at('11:00') };
    expect(correctedTime({ at: ms('10:30'), offset: 0, contactAt: ms('10:00') }, after, at('12:00'))).toEqual(
      at('11:00'),
    );
  });
});

describe('an acceptance without a network (OF7)', () => {
  const rival = (clock: string, deviceId = 1) => ({ at: at(clock), deviceId });
  it.each<[string, Partial<AcceptedPass>, ReturnType<typeof rival> | null, string]>([
    ['of an open pass', {}, null, 'confirm'],
    ['of a pass that expired later', { state: 'expired', expiresAt: at('12:01') }, null, 'confirm'],
    ['of a pass that had expired', { state: 'expired', expiresAt: at('12:00') }, null, 'expired'],
    ['of an open pass that had expired', { expiresAt: at('11:00') }, null, 'expired'],
    ['of a pass that was canceled later', { state: 'cancelled', cancelledAt: at('12:01') }, null, 'confirm'],
    ['of a pass that had been canceled', { state: 'cancelled', cancelledAt: at('12:00') }, null, 'cancelled'],
    ['of a pass whose use was voided', { state: 'voided' }, null, 'cancelled'],
    [
      'of a used pass after the cancellation that was overtaken',
      { state: 'redeemed', cancelledAt: at('11:58') },
      rival('11:50'),
      'cancelled',
    ],
    [
      'of a used pass that had expired',
      { state: 'redeemed', expiresAt: at('11:55') },
      rival('11:50'),
      'expired',
    ],
    ['of a pass that was used online', { state: 'redeemed' }, null, 'double'],
    ['after another one', { state: 'redeemed' }, rival('11:59'), 'double'],
    ['before another one', { state: 'redeemed' }, rival('12:01'), 'move'],
    ['at the same time as one of a lower device', { state: 'redeemed' }, rival('12:00', 1), 'double'],
    ['at the same time as one of a higher device', { state: 'redeemed' }, rival('12:00', 3), 'move'],
  ])('%s has one outcome', (_, columns, other, decision) => {
    expect(decide({ ...pass, ...columns }, mine, other)).toBe(decision);
  });

  it('can be undone for 15 minutes (OF9)', () => {
    expect(isUndoneInTime(at('12:00'), at('12:15'))).toBe(true);
    expect(isUndoneInTime(at('12:00'), new Date(ms('12:15') + 1))).toBe(false);
  });
});
