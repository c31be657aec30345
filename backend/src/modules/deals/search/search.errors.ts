import { defineError } from '../../../common/errors/app-error.js';

export const SearchTooLong = defineError('search.too-long', 'invalid', 'Please search with fewer words.');
