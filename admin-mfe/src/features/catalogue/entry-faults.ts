import { typedFigures, typedNumber } from 'shared-ui/format';

export type Fault =
  | 'faultName'
  | 'faultSlug'
  | 'faultPosition'
  | 'faultDegrees'
  | 'faultSentence'
  | 'faultNumber'
  | 'faultMultiplier'
  | 'faultDay'
  | 'faultDays';

/** What is wrong with what was typed, by field. */
export type Faults<Values> = Partial<Record<keyof Values & string, Fault>>;

const lengthOf = (text: string): number => [...text.trim()].length;

const isWhole = (text: string): boolean => /^\d{1,4}$/.test(typedFigures(text));

export const isDegrees = (text: string, most: number): boolean =>
  /^-?\d{1,3}(\.\d+)?$/.test(typedFigures(text)) && Math.abs(typedNumber(text)) <= most;

const CHECKS = {
  faultName: (text: string) => lengthOf(text) >= 2,
  faultSentence: (text: string) => lengthOf(text) >= 5,
  faultSlug: (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text.trim()) && lengthOf(text) >= 2,
  faultPosition: isWhole,
  faultNumber: (text: string) => /^\d{1,5}$/.test(typedFigures(text)),
  faultDay: (text: string) => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text),
  faultMultiplier: (text: string) => /^([1-9]|10)$/.test(typedFigures(text)),
} as const;

/** Puts each text field to its check. */
export function findFaults<Values extends object>(
  values: Values,
  checks: Partial<Record<keyof Values & string, keyof typeof CHECKS>>,
): Faults<Values> {
  const failed = Object.entries(checks).filter(
    ([field, check]) => !CHECKS[check as keyof typeof CHECKS](values[field as keyof Values] as string),
  );
  return Object.fromEntries(failed) as Faults<Values>;
}
