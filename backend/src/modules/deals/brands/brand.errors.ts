import { defineError } from '../../../common/errors/app-error.js';

export const BrandMissing = defineError('brand.not-found', 'not-found', 'There is no such business.');
