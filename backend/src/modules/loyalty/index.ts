export { LoyaltyModule } from './loyalty.module.js';
export { LoyaltyService } from './loyalty.service.js';
export { PointCorrectionsService } from './point-corrections.service.js';
