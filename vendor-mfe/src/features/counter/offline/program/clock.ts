/** Last contact with the server, and the latest time that the device has seen. In milliseconds since 1970. */
export interface Contact {
  /** Lead of the server's clock over the device's. */
  readonly offset: number;
  /** Time of the server. */
  readonly contactAt: number;
  /** Latest time of the device's clock at a contact or an entry. */
  readonly lastSeen: number;
}

export interface ClockLimits {
  readonly maxAgeHours: number;
  readonly clockToleranceSeconds: number;
}

export type ClockRejection = 'clock-wrong' | 'contact-too-old';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Returns the time of the server by the device's clock. */
export const correctedTime = ({ offset }: Contact, now: number): number => now + offset;

/** Refuses a clock that runs behind the last time it showed, and a last contact that is too long ago. */
export function clockRejection(contact: Contact, limits: ClockLimits, now: number): ClockRejection | null {
  const corrected = correctedTime(contact, now);
  const behind = Math.max(contact.lastSeen - now, contact.contactAt - corrected);
  if (behind > limits.clockToleranceSeconds * SECOND_MS) return 'clock-wrong';
  if (corrected - contact.contactAt > limits.maxAgeHours * HOUR_MS) return 'contact-too-old';
  return null;
}

/** Contact of a device that has seen another time. */
export const seen = (contact: Contact, now: number): Contact => ({
  ...contact,
  lastSeen: Math.max(contact.lastSeen, now),
});

/** Contact after an answer of the server that arrived now. */
export const contactNow = (serverTime: number, now: number): Contact => ({
  offset: serverTime - now,
  contactAt: serverTime,
  lastSeen: now,
});
