import type { CounterPack } from './pack';
import { isUndone, type StoredEntry } from './stored-entry';

export interface Allowance {
  readonly dealId: number;
  /** Acceptances since the allowance was granted. */
  readonly used: number;
  readonly left: number;
}

/** Acceptances that the server did not know when it granted the allowances. */
const sinceGrant = ({ device }: CounterPack, entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.filter(
    (entry) => entry.kind === 'accept' && entry.number > device.lastNumber && !isUndone(entry, entries),
  );

/** Allowances of all deals after the acceptances on this device. */
export function allowancesOf(pack: CounterPack, entries: readonly StoredEntry[]): Allowance[] {
  const accepted = sinceGrant(pack, entries);
  return pack.allowances.map(({ dealId, left }) => {
    const used = accepted.filter((entry) => entry.dealId === dealId).length;
    return { dealId, used, left: Math.max(0, left - used) };
  });
}

export const allowanceLeft = (pack: CounterPack, entries: readonly StoredEntry[], dealId: number): number =>
  allowancesOf(pack, entries).find((one) => one.dealId === dealId)?.left ?? 0;

/** The allowance with the fewest acceptances left. */
export const smallestAllowance = (pack: CounterPack, entries: readonly StoredEntry[]): Allowance | null =>
  allowancesOf(pack, entries).reduce<Allowance | null>(
    (smallest, one) => (smallest && smallest.left <= one.left ? smallest : one),
    null,
  );
