import type { AppError } from '../../common/errors/app-error.js';
import { GatewayCircuitOpen, type GatewayUnreachable } from './gateways/gateway.port.js';
import { GatewayAway } from './payment.errors.js';

const RETRY_SECONDS = 30;

/** `payment.gateway-away` (503) for what a customer or a gateway's server is told, with the time after which to repeat it. */
export const gatewayAway = (error: GatewayUnreachable): AppError =>
  new GatewayAway({
    retryAfterSeconds: error instanceof GatewayCircuitOpen ? error.retryAfterSeconds : RETRY_SECONDS,
  });
