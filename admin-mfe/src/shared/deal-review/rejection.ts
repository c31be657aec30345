export const REASON_CODES = ['price-unclear', 'wrong-category', 'too-vague', 'not-allowed'] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/** Why something is rejected, as the server is told. */
export interface Rejection {
  reason?: string;
  reasonCodes?: string[];
}

/**
 * What the server is told. Without a note the ticked reasons are the sentence; without both the server gives its standard one.
 * @param words how a reason reads
 */
export function rejection(
  note: string,
  codes: readonly ReasonCode[],
  words: (code: ReasonCode) => string,
): Rejection {
  const reason = note.trim() || codes.map(words).join('. ');
  return { ...(reason && { reason }), ...(codes.length > 0 && { reasonCodes: [...codes] }) };
}
