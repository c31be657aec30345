export { BranchesService } from './branches.service.js';
export { VendorView } from './dto/vendor.view.js';
export { slugOf } from './slug.js';
export { Vendor, type VendorStatus } from './vendor.entity.js';
export { VendorVerificationService } from './vendor-verification.service.js';
export { VendorsModule } from './vendors.module.js';
export { VendorsService } from './vendors.service.js';
