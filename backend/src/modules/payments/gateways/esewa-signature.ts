import { createHmac, timingSafeEqual } from 'node:crypto';

/** What eSewa's notice has to sign, whatever its own list says: a shortened list would leave the rest open. */
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
 * The values of a flat JSON object as they were written. The signature is over the text: parsed, `1000.0` becomes `1000` and no
 * signature fits any more.
 */
export function writtenFields(json: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name = '', text, bare] of json.matchAll(FIELD))
    fields[name] = text === undefined ? (bare ?? '') : (JSON.parse(`"${text}"`) as string);
  return fields;
}

/** Rupees as eSewa writes them (`1000.0`, `1,000.0`) in paisa; null for anything else. */
export function paisaOf(rupees: string | undefined): number | null {
  if (rupees === undefined || !/^\d{1,3}(,?\d{2,3})*(\.\d{1,2})?$/.test(rupees)) return null;
  return Math.round(Number(rupees.replaceAll(',', '')) * 100);
}
