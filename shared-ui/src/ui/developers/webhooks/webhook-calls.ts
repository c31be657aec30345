import type { CreateWebhookDto, NewWebhookView, WebhookView } from '../../../store/api/webhooks';

export type EventType = CreateWebhookDto['eventTypes'][number];

/** Types of events in the order of the form. */
export const EVENT_TYPES = [
  ...(['pass.issued', 'pass.redeemed', 'pass.voided', 'order.paid', 'order.refunded'] as const),
  ...(['deal.approved', 'deal.rejected', 'review.created', 'payout.made'] as const),
] as const satisfies readonly EventType[];

export interface WebhookForm {
  url: string;
  eventTypes: EventType[];
}

/** Endpoints of a business or of the marketplace, and their changes. */
export interface WebhookCalls {
  owner: 'business' | 'marketplace';
  /** Undefined until they are loaded. */
  webhooks: readonly WebhookView[] | undefined;
  isError: boolean;
  reload(): void;
  /** `requestKey` is the idempotency key. */
  create(form: WebhookForm, requestKey: string): Promise<NewWebhookView>;
  change(
    id: number,
    changes: Partial<WebhookForm & { isActive: boolean }>,
    requestKey: string,
  ): Promise<unknown>;
  rotate(id: number, requestKey: string): Promise<NewWebhookView>;
  remove(id: number, requestKey: string): Promise<unknown>;
  test(id: number, requestKey: string): Promise<unknown>;
  resend(id: number, delivery: string, requestKey: string): Promise<unknown>;
}
