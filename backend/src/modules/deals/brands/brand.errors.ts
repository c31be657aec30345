import { refusal } from '../../../common/errors/app-error.js';

export const BrandMissing = refusal('brand.not-found', 'not-found', 'There is no such business.');
