import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/index.js';
import { VendorsModule } from '../vendors/index.js';
import { AdminDealsController } from './admin-deals.controller.js';
import { AdminListsService } from './admin-lists.service.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminVendorsController } from './admin-vendors.controller.js';

@Module({
  imports: [DealsModule, VendorsModule],
  controllers: [AdminDealsController, AdminVendorsController, AdminUsersController],
  providers: [AdminListsService],
})
export class AdminModule {}
