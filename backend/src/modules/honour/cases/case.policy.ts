import { CaseNotYours, CaseSecondLookExists, CaseStateForbids } from '../honour.errors.js';

export const CASE_STATES = [
  'waiting-for-shop',
  'waiting-for-customer',
  'with-admin',
  'decided',
  'second-look',
  'settled',
  'withdrawn',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CASE_REASONS = ['refused', 'charged-more', 'gave-less', 'not-available'] as const;
export type CaseReason = (typeof CASE_REASONS)[number];

export const ASKED_REMEDIES = ['again', 'money', 'answer-only'] as const;
export type AskedRemedy = (typeof ASKED_REMEDIES)[number];

export const REMEDIES = ['again', 'pay-back'] as const;
export type RemedyKind = (typeof REMEDIES)[number];

export const CASE_SIDES = ['customer', 'business'] as const;
export type CaseSide = (typeof CASE_SIDES)[number];

/** The part of a reader in a case. */
export const CASE_PARTS = [...CASE_SIDES, 'admin'] as const;
export type CasePart = (typeof CASE_PARTS)[number];

/** `nobody`: the decision takes effect then. */
export const DUE_BY = [...CASE_PARTS, 'nobody'] as const;
export type DueBy = (typeof DUE_BY)[number];

/** Steps of the parts, and `silence` at a due time. */
export type CaseStep =
  | 'offer'
  | 'disagree'
  | 'suspend'
  | 'silence'
  | 'accept-offer'
  | 'refuse-offer'
  | 'withdraw'
  | 'erase'
  | 'decide'
  | 'second-look';

/** All transitions of a case (rule HN6). */
export const CASE_TRANSITIONS: Readonly<Record<CaseState, Partial<Readonly<Record<CaseStep, CaseState>>>>> = {
  'waiting-for-shop': {
    offer: 'waiting-for-customer',
    disagree: 'with-admin',
    suspend: 'with-admin',
    silence: 'with-admin',
    withdraw: 'withdrawn',
    erase: 'withdrawn',
  },
  'waiting-for-customer': {
    'accept-offer': 'settled',
    silence: 'settled',
    'refuse-offer': 'with-admin',
    withdraw: 'withdrawn',
    erase: 'withdrawn',
  },
  'with-admin': { decide: 'decided', withdraw: 'withdrawn', erase: 'withdrawn' },
  decided: { 'second-look': 'second-look', silence: 'decided', erase: 'withdrawn' },
  'second-look': { decide: 'decided', erase: 'withdrawn' },
  settled: {},
  withdrawn: {},
};

const STEP_OF: Readonly<Record<Exclude<CaseStep, 'silence' | 'suspend' | 'erase'>, readonly CasePart[]>> = {
  offer: ['business'],
  disagree: ['business'],
  'accept-offer': ['customer'],
  'refuse-offer': ['customer'],
  withdraw: ['customer'],
  decide: ['admin'],
  'second-look': ['customer', 'business'],
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Times of a case (rule HN6). */
export interface CaseTimes {
  answerHours: number;
  decisionDays: number;
  secondLookDays: number;
}

/** A rejected code can be reported this long after the code expired. */
export const REPORT_MS = 48 * HOUR_MS;

/** An admin has at least this long once a case reaches the admins. */
const LEAST_DECISION_MS = DAY_MS;

export interface CaseFacts {
  state: CaseState;
  openedAt: Date;
  closedAt: Date | null;
  firstDecidedBy: number | null;
  decidedBy: number | null;
}

/** @throws case.state (409) if the case is in a state without this step */
export function nextState({ state, closedAt, firstDecidedBy }: CaseFacts, step: CaseStep): CaseState {
  const next = closedAt && step !== 'second-look' ? undefined : CASE_TRANSITIONS[state][step];
  if (step === 'second-look' && firstDecidedBy !== null) throw new CaseSecondLookExists();
  if (!next || (closedAt && step === 'second-look')) throw new CaseStateForbids({ state });
  return next;
}

/** @throws case.not-yours (403) for a step of another part */
export function assertStepOf(part: CasePart, step: keyof typeof STEP_OF): void {
  if (!STEP_OF[step].includes(part)) throw new CaseNotYours();
}

/** The second look is by another admin (rule HN6). @throws case.not-yours (403) */
export function assertMayDecide({ state, firstDecidedBy }: CaseFacts, adminId: number): void {
  if (state === 'second-look' && firstDecidedBy === adminId) throw new CaseNotYours();
}

/** Due time and part of a state that begins now; null for a closed case. */
export function dueOf(
  state: CaseState,
  { openedAt, isSecond, now }: { openedAt: Date; isSecond: boolean; now: Date },
  times: CaseTimes,
): { dueAt: Date; dueBy: DueBy } | null {
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  switch (state) {
    case 'waiting-for-shop':
      return { dueAt: after(times.answerHours * HOUR_MS), dueBy: 'business' };
    case 'waiting-for-customer':
      return { dueAt: after(times.answerHours * HOUR_MS), dueBy: 'customer' };
    case 'with-admin': {
      const planned = openedAt.getTime() + times.decisionDays * DAY_MS;
      return { dueAt: new Date(Math.max(planned, now.getTime() + LEAST_DECISION_MS)), dueBy: 'admin' };
    }
    case 'decided':
      return isSecond ? null : { dueAt: after(times.secondLookDays * DAY_MS), dueBy: 'nobody' };
    case 'second-look':
      return { dueAt: after(times.decisionDays * DAY_MS), dueBy: 'admin' };
    default:
      return null;
  }
}

/** Actions that a screen can offer to a part. */
export type CaseAction =
  'answer' | 'message' | 'withdraw' | 'accept-offer' | 'refuse-offer' | 'second-look' | 'decide';

export const CASE_ACTIONS = [
  ...(['answer', 'message', 'withdraw', 'accept-offer', 'refuse-offer'] as const),
  ...(['second-look', 'decide'] as const),
] as const satisfies readonly CaseAction[];

const STEP_OF_ACTION: Readonly<Record<Exclude<CaseAction, 'message'>, keyof typeof STEP_OF>> = {
  answer: 'offer',
  withdraw: 'withdraw',
  'accept-offer': 'accept-offer',
  'refuse-offer': 'refuse-offer',
  'second-look': 'second-look',
  decide: 'decide',
};

/**
 * Actions of a part in the present state.
 * @param mayDecide true for an admin with the right to decide who is not a part of the case
 */
export function allowedActions(
  facts: CaseFacts,
  part: CasePart,
  { userId, mayDecide }: { userId: number; mayDecide: boolean },
): CaseAction[] {
  return CASE_ACTIONS.filter((action) => {
    if (part === 'admin' && (!mayDecide || (action === 'decide' && isOwnSecondLook(facts, userId))))
      return false;
    if (action === 'message') return facts.closedAt === null;
    const step = STEP_OF_ACTION[action];
    if (!STEP_OF[step].includes(part) || facts.closedAt !== null) return false;
    if (step === 'second-look' && facts.firstDecidedBy !== null) return false;
    return CASE_TRANSITIONS[facts.state][step] !== undefined;
  });
}

const isOwnSecondLook = ({ state, firstDecidedBy }: CaseFacts, userId: number): boolean =>
  state === 'second-look' && firstDecidedBy === userId;

/** Largest sum that is paid back in points for a deal paid at the counter, in rupees (rule HN7). */
export const MAX_POINTS_WORTH = 5_000;

interface PaidUse {
  isBought: boolean;
  isRefusal: boolean;
  reason: CaseReason;
  /** Rupees to pay for the deal. */
  promised: number;
  paid: number | null;
  /** Rupees that the counter charged; null for a code that was not used. */
  charged: number | null;
}

/** Largest amount that can be paid back: the price of a bought code, or what was overpaid (rule HN7). */
export function mostAmountOf({ isBought, isRefusal, reason, promised, paid, charged }: PaidUse): number {
  if (isBought) return promised;
  const given = paid ?? charged ?? 0;
  const overpaid = isRefusal || reason === 'charged-more' ? given - promised : given;
  return Math.min(MAX_POINTS_WORTH, Math.max(0, overpaid));
}
