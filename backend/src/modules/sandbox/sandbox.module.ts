import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/index.js';
import { AuthModule } from '../auth/index.js';
import { DealsModule } from '../deals/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RedemptionsModule } from '../redemptions/index.js';
import { VendorsModule } from '../vendors/index.js';
import { SandboxBusiness } from './businesses/sandbox-business.use-case.js';
import { SandboxCodes } from './businesses/sandbox-codes.use-case.js';
import { SandboxDeals } from './businesses/sandbox-deals.service.js';
import { SandboxPeople } from './businesses/sandbox-people.service.js';
import { SandboxKeysController } from './businesses/sandbox-keys.controller.js';
import { SandboxClockController } from './clock/sandbox-clock.controller.js';
import { SandboxOrdersController } from './orders/sandbox-orders.controller.js';
import { SandboxOrders } from './orders/sandbox-orders.use-case.js';

/** Test keys in the sandbox: the business of each, its codes, orders and clock (ADR 108). */
@Module({
  imports: [
    ApiKeysModule,
    AuthModule,
    DealsModule,
    OrdersModule,
    PaymentsModule,
    RedemptionsModule,
    VendorsModule,
  ],
  controllers: [SandboxKeysController, SandboxClockController, SandboxOrdersController],
  providers: [SandboxBusiness, SandboxCodes, SandboxDeals, SandboxOrders, SandboxPeople],
})
export class SandboxModule {}
