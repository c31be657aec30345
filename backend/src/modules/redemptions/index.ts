export { type BoughtLine, BoughtPasses } from './bought-passes.js';
export { PassCodes } from './pass-codes.js';
export { RedemptionsModule } from './redemptions.module.js';
