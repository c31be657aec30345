import type { PassSummary } from 'shared-ui/platform';

const ENTRY = /^#entry\.([\w-]{2,4000})\.([\w-]{86})$/;

const fromBase64Url = (text: string): string => atob(text.replace(/-/g, '+').replace(/_/g, '/'));

/** Returns the signed token of the pass that an entry accepted; null if the text is no acceptance. */
function tokenOf(body: string): string | null {
  try {
    const { kind, token } = JSON.parse(fromBase64Url(body)) as { kind?: unknown; token?: unknown };
    return kind === 'accept' && typeof token === 'string' && token ? token : null;
  } catch {
    return null;
  }
}

/**
 * Finds the pass that the QR of an acceptance is about. The QR opens `/dashboard/redemptions#entry.{body}.{signature}`.
 * @param hash fragment of the address
 */
export function scannedEntry(
  hash: string,
  passes: readonly Pick<PassSummary, 'id' | 'qrCode'>[],
): { passId: string; entry: string } | null {
  const [, body = '', signature = ''] = ENTRY.exec(hash) ?? [];
  const token = body && tokenOf(body);
  const pass = token && passes.find(({ qrCode }) => qrCode.endsWith(`#${token}`));
  return pass ? { passId: pass.id, entry: `${body}.${signature}` } : null;
}
