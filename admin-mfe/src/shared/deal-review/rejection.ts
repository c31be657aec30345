import type { RejectDto } from 'shared-ui/api/admin';

export const REASON_CODES = ['price-unclear', 'wrong-category', 'too-vague', 'not-allowed'] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/**
 * What the server is told. Without a note the ticked reasons are the sentence; without both the server gives its standard one.
 * @param words how a reason reads
 */
export function rejection(
  note: string,
  codes: readonly ReasonCode[],
  words: (code: ReasonCode) => string,
): RejectDto {
  const reason = note.trim() || codes.map(words).join('. ');
  return { ...(reason && { reason }), ...(codes.length > 0 && { reasonCodes: [...codes] }) };
}
