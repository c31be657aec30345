import { Injectable, type PipeTransform } from '@nestjs/common';
import { RouteMissing } from '../../common/errors/common.errors.js';
import { GATEWAYS, type GatewayName } from '../../common/payments/gateway-names.js';

/** The name of a gateway in the path, else 404. */
@Injectable()
export class GatewayPipe implements PipeTransform<string, GatewayName> {
  transform(name: string): GatewayName {
    if (!(GATEWAYS as readonly string[]).includes(name)) throw new RouteMissing();
    return name as GatewayName;
  }
}
