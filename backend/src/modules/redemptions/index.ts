export { PassCodes } from './pass-codes.js';
export { RedemptionsModule } from './redemptions.module.js';
