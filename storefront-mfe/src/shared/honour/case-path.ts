export type HonourAnswer = 'yes' | 'partly' | 'no';

/** Page on which the customer opens a case about a pass, or reports that its code was not taken. */
export const newCasePath = (passId: string): string => `/dashboard/passes/${passId}/case`;
