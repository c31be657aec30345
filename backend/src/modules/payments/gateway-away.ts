import type { AppError } from '../../common/errors/app-error.js';
import { GatewayCircuitOpen, type GatewayUnreachable } from './gateways/gateway.port.js';
import { GatewayAway } from './payment.errors.js';

const RETRY_SECONDS = 30;

/** `payment.gateway-away` (503) for customers and for servers of gateways, with the time after which to retry. */
export const gatewayAway = (error: GatewayUnreachable): AppError =>
  new GatewayAway({
    retryAfterSeconds: error instanceof GatewayCircuitOpen ? error.retryAfterSeconds : RETRY_SECONDS,
  });
