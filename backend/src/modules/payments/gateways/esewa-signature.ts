import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Fields that the signature of eSewa's webhook must cover. The list in the webhook itself is not trusted,
 * because a shorter one would leave fields unsigned.
 */
export const SIGNED_IN_NOTICE = [
  'transaction_code',
  'status',
  'total_amount',
  'transaction_uuid',
  'product_code',
] as const;

/** The message that is signed: `name=value` in the named order. */
export const signedMessage = (names: readonly string[], fields: Readonly<Record<string, string>>): string =>
  names.map((name) => `${name}=${fields[name] ?? ''}`).join(',');

/** HMAC-SHA256, in base64. */
export const esewaSignature = (message: string, secret: string): string =>
  createHmac('sha256', secret).update(message).digest('base64');

export function isSignatureOf(signature: string, message: string, secret: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(esewaSignature(message, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const FIELD =
  /"([A-Za-z_]+)"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/g;

/**
 * The values of a flat JSON object as they were written. The signature covers the text: after parsing,
 * `1000.0` becomes `1000` and the signature does not match.
 */
export function writtenFields(json: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name = '', text, bare] of json.matchAll(FIELD))
    fields[name] = text === undefined ? (bare ?? '') : (JSON.parse(`"${text}"`) as string);
  return fields;
}

/** Converts rupees in eSewa's format (`1000.0`, `1,000.0`) to paisa; null for anything else. */
export function paisaOf(rupees: string | undefined): number | null {
  if (rupees === undefined || !/^\d{1,3}(,?\d{2,3})*(\.\d{1,2})?$/.test(rupees)) return null;
  return Math.round(Number(rupees.replaceAll(',', '')) * 100);
}
