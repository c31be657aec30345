import { defineError } from '../../../common/errors/app-error.js';

export const InvoiceMissing = defineError('invoice.not-found', 'not-found', 'There is no such invoice.');
