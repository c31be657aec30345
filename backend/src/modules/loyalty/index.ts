export { LoyaltyModule } from './loyalty.module.js';
export { LoyaltyService } from './loyalty.service.js';
