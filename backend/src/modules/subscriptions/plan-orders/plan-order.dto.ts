import { IsIn } from 'class-validator';
import { GATEWAYS, type GatewayName } from '../../payments/index.js';

export class PayPlanDto {
  /** @example 'khalti' */
  @IsIn(GATEWAYS) gateway: GatewayName;
}
