import { createHash } from 'node:crypto';
import { WAYS_OF_PAYMENT, type WayOfPayment } from '../../closes/way-of-payment.js';
import { OVERRIDE_REASONS, type OverrideReason } from '../../overrides/override.dto.js';

/** Content of an acceptance. */
export interface AcceptContent {
  kind: 'accept';
  token: string;
  person: number;
  /** Whole rupees; null means the deal's price. */
  amount: number | null;
  guests: number | null;
  /** How the guest paid; null if the entry does not say it. */
  paidWith: WayOfPayment | null;
  /** Decision of a manager to accept it against a term of the deal. */
  override: SignedOverride | 'unreadable' | null;
}

/** Override of a term as a device signed it. */
export interface SignedOverride {
  managerId: number;
  reason: OverrideReason;
  note: string | null;
  /** What the manager confirmed with the PIN. */
  statement: string;
  /** HMAC of the statement by the key of the PIN. */
  proof: Buffer;
}

export interface UndoContent {
  kind: 'undo';
  /** Number of the acceptance. */
  undoes: number;
  person: number;
}

/** Times in milliseconds since 1970. */
export interface EntryTimes {
  /** Clock of the device. */
  at: number;
  /** The server's clock minus the device's at the last contact. */
  offset: number;
  /** The server's clock at the last contact. */
  contactAt: number;
}

/** An entry whose signature is genuine. */
export interface SignedEntry {
  body: Buffer;
  signature: Buffer;
  hash: Buffer;
  number: number;
  /** SHA-256 of the entry before in base64url. */
  previous: string;
  times: EntryTimes;
  /** Null if a part is missing or has another form. */
  content: AcceptContent | UndoContent | null;
}

const MAX_TIME = 8_640_000_000_000_000;
const MAX_NUMBER = 2_147_483_647;

const whole = (value: unknown, from: number, to: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;

const optional = (value: unknown, from: number, to: number): boolean =>
  value === null || value === undefined || whole(value, from, to);

export const entryHash = (body: Buffer): Buffer => createHash('sha256').update(body).digest();

/**
 * Reads the body of a signed entry.
 * @param deviceId the device whose key signed it
 * @returns null without a number, a previous entry and times of this device: such an entry has no place in the chain
 */
export function readEntry(body: Buffer, signature: Buffer, deviceId: number): SignedEntry | null {
  const json = jsonOf(body);
  if (!json || json['v'] !== 1 || String(json['deviceId']) !== String(deviceId)) return null;
  const { number, previous, at, offset, contactAt } = json;
  if (!whole(number, 1, MAX_NUMBER) || typeof previous !== 'string') return null;
  if (!whole(at, 0, MAX_TIME) || !whole(offset, -MAX_TIME, MAX_TIME) || !whole(contactAt, 0, MAX_TIME))
    return null;
  const times = { at, offset, contactAt };
  return { body, signature, hash: entryHash(body), number, previous, times, content: contentOf(json) };
}

/** @returns the number of an entry whose signature is not genuine, for the answer; 0 if it has none */
export function claimedNumber(body: Buffer): number {
  const number = jsonOf(body)?.['number'];
  return whole(number, 1, MAX_NUMBER) ? number : 0;
}

function contentOf(json: Record<string, unknown>): SignedEntry['content'] {
  const { kind, person, token, undoes } = json;
  if (!whole(person, 1, MAX_NUMBER)) return null;
  if (kind === 'undo') return whole(undoes, 1, MAX_NUMBER) ? { kind, undoes, person } : null;
  if (kind !== 'accept' || typeof token !== 'string' || token.length > 500) return null;
  const amount = json['bill'] ?? json['amount'] ?? null;
  if ((json['amount'] ?? amount) !== amount) return null;
  const guests = json['guests'] ?? null;
  if (!optional(amount, 0, 100_000_000) || !optional(guests, 1, 1_000)) return null;
  return {
    kind,
    token,
    person,
    amount: amount as number | null,
    guests: guests as number | null,
    paidWith: WAYS_OF_PAYMENT.find((way) => way === json['paidWith']) ?? null,
    override: overrideOf(json),
  };
}

/** Longest note of a manager. */
const NOTE = 200;

/** What the manager confirms: this pass, at this place in the chain of this device. */
const statementOf = ({ deviceId, number, previous, token }: Record<string, unknown>): string =>
  [deviceId, number, previous, token].map(String).join('.');

function overrideOf(json: Record<string, unknown>): AcceptContent['override'] {
  const override = json['override'] ?? null;
  if (override === null) return null;
  if (typeof override !== 'object') return 'unreadable';
  const { managerId, reason: given, note = null, proof } = override as Record<string, unknown>;
  const reason = OVERRIDE_REASONS.find((one) => one === given);
  const isNote = note === null ? reason !== 'other' : typeof note === 'string' && note.length <= NOTE;
  if (!reason || !isNote || !whole(managerId, 1, MAX_NUMBER) || typeof proof !== 'string')
    return 'unreadable';
  return {
    managerId,
    reason,
    note: note as string | null,
    statement: statementOf(json),
    proof: Buffer.from(proof, 'base64url'),
  };
}

function jsonOf(body: Buffer): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** @returns the device that an entry names before its signature is checked; 0 if it names none */
export function claimedDevice(body: Buffer): number {
  const device = Number(jsonOf(body)?.['deviceId']);
  return whole(device, 1, MAX_NUMBER) ? device : 0;
}
