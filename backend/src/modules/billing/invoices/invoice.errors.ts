import { refusal } from '../../../common/errors/app-error.js';

export const InvoiceMissing = refusal('invoice.not-found', 'not-found', 'There is no such invoice.');
