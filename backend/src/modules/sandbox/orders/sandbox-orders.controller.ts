import { Body, Controller, Post } from '@nestjs/common';
import { ApiForbiddenResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { OpenToTestKeys } from '../../../common/api-keys/open-to-test-keys.decorator.js';
import { BUSINESS_SCOPES } from '../../../common/api-keys/scopes.js';
import { NotAllowed } from '../../../common/errors/common.errors.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { testKeyOf } from '../test-key.js';
import { SandboxOrderDto } from './sandbox-order.dto.js';
import { SandboxOrderView } from './sandbox-order.view.js';
import { SandboxOrders, type Seller } from './sandbox-orders.use-case.js';

const sellerOf = (user: SessionUser): Seller => {
  testKeyOf(user);
  if (!user.staffOf) throw new NotAllowed();
  return { vendorId: user.staffOf.vendorId, ownerId: user.id };
};

const again = (
  controller: SandboxOrdersController,
  id: string,
  user: SessionUser,
): Promise<SandboxOrderView> => controller.orders.one(sellerOf(user), id);

@ApiTags('sandbox')
@Controller('sandbox/orders')
@AllowAccess('vendor-staff')
export class SandboxOrdersController {
  constructor(readonly orders: SandboxOrders) {}

  /**
   * Buy the prepaid deal of a test key
   * @remarks A new customer of the sandbox orders the prepaid deal of the business that the test key acts for, and pays it without money. With
   * `isRefunded` the customer gives all codes back at once. Webhooks get `order.paid` and `order.refunded`.
   */
  @Post()
  @OpenToKeys(...BUSINESS_SCOPES)
  @OpenToTestKeys('webhooks:write')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`sandbox.test-key-needed`', type: ProblemView })
  buy(@CurrentUser() user: SessionUser, @Body() form: SandboxOrderDto): Promise<SandboxOrderView> {
    return this.orders.buy(sellerOf(user), form);
  }
}
