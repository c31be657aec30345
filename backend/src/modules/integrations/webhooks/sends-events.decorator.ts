import { applyDecorators, type Type } from '@nestjs/common';
import { ApiCallbacks, ApiExtraModels } from '@nestjs/swagger';
import { TEST_TYPE, type WebhookType } from '../deliveries/event-types.js';
import * as views from './webhook-event.view.js';

/** The body of each type of event (rule WH2). */
export const EVENT_VIEWS: Readonly<Record<WebhookType | typeof TEST_TYPE, Type>> = {
  'pass.issued': views.PassIssuedEventView,
  'pass.redeemed': views.PassRedeemedEventView,
  'pass.voided': views.PassVoidedEventView,
  'order.paid': views.OrderPaidEventView,
  'order.refunded': views.OrderRefundedEventView,
  'deal.approved': views.DealApprovedEventView,
  'deal.rejected': views.DealRejectedEventView,
  'review.created': views.ReviewCreatedEventView,
  'payout.made': views.PayoutMadeEventView,
  [TEST_TYPE]: views.WebhookTestEventView,
};

/** Describes the events that are sent to the address in the body, as callbacks of the operation. */
export const SendsEvents = (): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(...Object.values(EVENT_VIEWS)),
    ApiCallbacks(
      ...Object.entries(EVENT_VIEWS).map(([name, type]) => ({
        name,
        callbackUrl: '{$request.body#/url}',
        method: 'post' as const,
        requestBody: { type },
        expectedResponse: { status: 204, description: 'Taken. Every status from 200 to 299 counts.' },
      })),
    ),
  );
