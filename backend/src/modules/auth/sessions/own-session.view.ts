/** One session of the user. */
export class OwnSessionView {
  /** Names the session and cannot be used to continue it. */
  id: string;
  /** @example 'Chrome' */
  browser: string | null;
  /** @example 'Android' */
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer' | null;
  isCurrent: boolean;
  createdAt: string;
  /** Updated at most every 5 minutes. */
  lastSeenAt: string;
}
