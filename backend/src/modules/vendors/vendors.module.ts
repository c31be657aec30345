import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { MediaModule, MediaUses } from '../media/index.js';
import { Branch } from './branch.entity.js';
import { BranchesService } from './branches.service.js';
import { BrandsController } from './brands.controller.js';
import { BrandsService } from './brands.service.js';
import { StaffMember } from './staff-member.entity.js';
import { Vendor } from './vendor.entity.js';
import { VendorVerificationService } from './vendor-verification.service.js';
import { VendorsController } from './vendors.controller.js';
import { VendorsService } from './vendors.service.js';
import { VendorsPersonalData } from './vendors.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([Vendor, Branch, StaffMember]), AuthModule, AuditModule, MediaModule],
  controllers: [VendorsController, BrandsController],
  providers: [BrandsService, VendorsPersonalData, VendorsService, VendorVerificationService, BranchesService],
  exports: [VendorsService, VendorVerificationService, BranchesService],
})
export class VendorsModule {
  constructor(uses: MediaUses) {
    uses.register('SELECT 1 FROM vendors WHERE logo = m.path');
  }
}
