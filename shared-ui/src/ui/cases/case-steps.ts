import type { CaseStepView, HonourCaseView } from '../../store/api/honour';

/** Step that is still to come. */
export type NextStep = 'shop' | 'customer' | 'decision' | 'secondLook' | 'otherAdmin' | 'effect';

export type CaseStep =
  | { readonly kind: 'done'; readonly entry: CaseStepView }
  | {
      readonly kind: 'next';
      readonly step: NextStep;
      readonly at: string | null;
      /** True for the step that the case waits for. */
      readonly isCurrent: boolean;
    };

const DAY_MS = 86_400_000;

/** Time within which a case is decided, in days; undefined while the settings of the site load. */
export type DecisionDays = number | undefined;

/** Returns the time by which a case that was opened at a time is decided (rule HN6). */
const decideBy = (openedAt: string, days: DecisionDays): string | null =>
  days === undefined ? null : new Date(Date.parse(openedAt) + days * DAY_MS).toISOString();

type Dates = Pick<HonourCaseView, 'state' | 'openedAt' | 'dueAt'>;

/** Returns the steps that are still to come, the current one first. */
export function nextSteps({ state, openedAt, dueAt }: Dates, decisionDays: DecisionDays): CaseStep[] {
  const next = (step: NextStep, at: string | null, isCurrent = false): CaseStep => ({
    kind: 'next',
    step,
    at,
    isCurrent,
  });
  switch (state) {
    case 'waiting-for-shop':
      return [
        next('shop', dueAt, true),
        next('decision', decideBy(openedAt, decisionDays)),
        next('secondLook', null),
      ];
    case 'waiting-for-customer':
      return [next('customer', dueAt, true), next('decision', null)];
    case 'with-admin':
      return [next('decision', dueAt, true), next('secondLook', null)];
    case 'second-look':
      return [next('otherAdmin', dueAt, true)];
    case 'decided':
      return dueAt ? [next('effect', dueAt, true)] : [];
    default:
      return [];
  }
}

type Entry = Pick<CaseStepView, 'kind' | 'by' | 'remedy' | 'decidedFor'>;

/** Returns the key of the text of an entry, from the side of the reader. */
export function stepKey({ kind, by, remedy, decidedFor }: Entry, part: HonourCaseView['part']) {
  switch (kind) {
    case 'opened':
    case 'disagreed':
      return by === part ? (`step_${kind}_own` as const) : (`step_${kind}` as const);
    case 'offered':
      return `step_offered_${remedy ?? 'again'}` as const;
    case 'decided':
      return `step_decided_${decidedFor ?? 'business'}` as const;
    case 'remedied':
      return remedy ? (`step_remedied_${remedy}` as const) : 'step_remedied';
    case 'message':
      return 'messages';
    default:
      return `step_${kind}` as const;
  }
}

/** Returns the history of a case, followed by the steps to come. */
export const caseSteps = (
  shown: Dates & Pick<HonourCaseView, 'history'>,
  decisionDays: DecisionDays,
): CaseStep[] => [
  ...shown.history
    // Messages have a list of their own.
    .filter(({ kind }) => kind !== 'message')
    .map((entry): CaseStep => ({ kind: 'done', entry })),
  ...nextSteps(shown, decisionDays),
];
