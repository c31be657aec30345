export class PushKeyView {
  /** `applicationServerKey` of `PushManager.subscribe()`, in base64url. */
  publicKey: string;
}

/** A browser that receives messages. */
export class PushSubscriptionView {
  id: string;
  /**
   * Domain of its push service.
   * @example 'fcm.googleapis.com'
   */
  service: string;
  /** True for the browser of this session. */
  isCurrent: boolean;
  createdAt: string;
}
