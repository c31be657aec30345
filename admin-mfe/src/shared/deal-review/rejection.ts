export const REASON_CODES = ['price-unclear', 'wrong-category', 'too-vague', 'not-allowed'] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/** Reason of a rejection in the request. */
export interface Rejection {
  reason?: string;
  reasonCodes?: string[];
}

/**
 * Request body of a rejection. Without a note, the reason is made of the selected reasons; without both, the server uses its standard text.
 * @param words returns the text of a reason
 */
export function rejection(
  note: string,
  codes: readonly ReasonCode[],
  words: (code: ReasonCode) => string,
): Rejection {
  const reason = note.trim() || codes.map(words).join('. ');
  return { ...(reason && { reason }), ...(codes.length > 0 && { reasonCodes: [...codes] }) };
}
