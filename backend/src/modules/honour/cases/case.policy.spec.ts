import {
  allowedActions,
  CASE_STATES,
  CASE_TRANSITIONS,
  type CaseFacts,
  type CaseState,
  type CaseStep,
  dueOf,
  MAX_POINTS_WORTH,
  mostAmountOf,
  nextState,
} from './case.policy.js';

const TIMES = { answerHours: 48, decisionDays: 5, secondLookDays: 7 };

const HOUR = 3_600_000;
const openedAt = new Date('2026-11-20T04:15:00Z');
const after = (hours: number): Date => new Date(openedAt.getTime() + hours * HOUR);

const facts = (state: CaseState, more: Partial<CaseFacts> = {}): CaseFacts => ({
  state,
  openedAt,
  closedAt: state === 'settled' || state === 'withdrawn' ? openedAt : null,
  firstDecidedBy: null,
  decidedBy: null,
  ...more,
});

const STEPS: CaseStep[] = [
  ...(['offer', 'disagree', 'suspend', 'silence', 'accept-offer'] as const),
  ...(['refuse-offer', 'withdraw', 'erase', 'decide', 'second-look'] as const),
];

describe('the transitions of a case (HN6)', () => {
  it.each(CASE_STATES)('from %s are those of the table, and no others', (state) => {
    for (const step of STEPS) {
      const to = CASE_TRANSITIONS[state][step];
      const next = (): CaseState => nextState(facts(state), step);
      if (to) expect(next()).toBe(to);
      else expect(next).toThrow('moved on');
    }
  });

  it('end with a final decision', () => {
    const final = facts('decided', { closedAt: after(300) });
    for (const step of STEPS) expect(() => nextState(final, step)).toThrow();
  });

  it('allow one second look', () => {
    expect(() => nextState(facts('decided', { firstDecidedBy: 4 }), 'second-look')).toThrow('second look');
  });

  it('lead every open case to an end', () => {
    const ends = new Set<CaseState>(['settled', 'withdrawn', 'decided']);
    for (const state of CASE_STATES) {
      const reached = new Set<CaseState>([state]);
      for (const from of reached) for (const to of Object.values(CASE_TRANSITIONS[from])) reached.add(to);
      expect([...reached].some((one) => ends.has(one))).toBe(true);
    }
  });
});

describe('the due times of a case (HN6)', () => {
  const due = (state: CaseState, now: Date, isSecond = false) =>
    dueOf(state, { openedAt, isSecond, now }, TIMES);

  it('give each side 48 hours', () => {
    expect(due('waiting-for-shop', openedAt)).toEqual({ dueAt: after(48), dueBy: 'business' });
    expect(due('waiting-for-customer', after(10))).toEqual({ dueAt: after(58), dueBy: 'customer' });
  });

  it('end 5 days after the opening, but leave the admin 24 hours', () => {
    expect(due('with-admin', after(48))).toEqual({ dueAt: after(120), dueBy: 'admin' });
    expect(due('with-admin', after(110))).toEqual({ dueAt: after(134), dueBy: 'admin' });
  });

  it('make a decision final after 7 days, and the second one at once', () => {
    expect(due('decided', after(100))).toEqual({ dueAt: after(268), dueBy: 'nobody' });
    expect(due('second-look', after(200))).toEqual({ dueAt: after(320), dueBy: 'admin' });
    expect(due('decided', after(300), true)).toBeNull();
    expect(due('settled', after(1))).toBeNull();
  });
});

describe('what a part may do', () => {
  const reader = { userId: 1, mayDecide: true };

  it('follows from part and state', () => {
    expect(allowedActions(facts('waiting-for-shop'), 'customer', reader)).toEqual(['message', 'withdraw']);
    expect(allowedActions(facts('waiting-for-shop'), 'business', reader)).toEqual(['answer', 'message']);
    expect(allowedActions(facts('waiting-for-customer'), 'customer', reader)).toEqual([
      ...['message', 'withdraw', 'accept-offer', 'refuse-offer'],
    ]);
    expect(allowedActions(facts('decided'), 'business', reader)).toEqual(['message', 'second-look']);
    expect(allowedActions(facts('with-admin'), 'admin', reader)).toEqual(['message', 'decide']);
    expect(allowedActions(facts('settled'), 'customer', reader)).toEqual([]);
  });

  it('leaves the second look to another admin, and decisions to those with the right', () => {
    const looked = facts('second-look', { firstDecidedBy: 1 });
    expect(allowedActions(looked, 'admin', reader)).toEqual(['message']);
    expect(allowedActions(looked, 'admin', { ...reader, userId: 2 })).toEqual(['message', 'decide']);
    expect(allowedActions(looked, 'admin', { userId: 2, mayDecide: false })).toEqual([]);
  });
});

describe('the largest amount of a case (HN7)', () => {
  const use = {
    isBought: false,
    isRefusal: false,
    reason: 'charged-more' as const,
    promised: 500,
    paid: 700,
    charged: 500,
  };

  it.each([
    [{}, 200],
    [{ paid: null }, 0],
    [{ reason: 'gave-less' as const, paid: null }, 500],
    [{ reason: 'not-available' as const }, 700],
    [{ isRefusal: true, reason: 'refused' as const, charged: null, paid: null }, 0],
    [{ isRefusal: true, reason: 'refused' as const, charged: null, paid: 900 }, 400],
    [{ isBought: true, paid: null, charged: null, promised: 8_000 }, 8_000],
    [{ paid: 90_000 }, MAX_POINTS_WORTH],
  ])('of %j is %i', (more, amount) => {
    expect(mostAmountOf({ ...use, ...more })).toBe(amount);
  });
});
