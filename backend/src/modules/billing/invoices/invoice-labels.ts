import { GATEWAY_NAMES } from '../../../common/payments/gateway-names.js';
import type { InvoiceView } from './invoice.view.js';

/** Labels in both languages, because tax offices and customers read the same invoice. */
export const INVOICE_WORDS = {
  title: { invoice: 'Tax invoice / कर बीजक', 'credit-note': 'Credit note / क्रेडिट नोट' } satisfies Record<
    InvoiceView['kind'],
    string
  >,
  number: 'Number / नम्बर',
  day: 'Date / मिति',
  fiscalYear: 'Fiscal year / आर्थिक वर्ष',
  corrects: 'For invoice / सम्बन्धित बीजक',
  paidBy: 'Paid by / भुक्तानी',
  seller: 'Seller / विक्रेता',
  buyer: 'Buyer / क्रेता',
  pan: 'PAN',
  text: 'Description / विवरण',
  quantity: 'Qty / परिमाण',
  unit: 'Rate / दर',
  amount: 'Amount / रकम',
  points: 'Paid with points / पोइन्टबाट',
  net: 'Taxable amount / करयोग्य रकम',
  vat: 'VAT 13% / मू.अ.कर १३%',
  total: { invoice: 'Total paid / जम्मा भुक्तानी', 'credit-note': 'Total returned / जम्मा फिर्ता' },
  included: 'Prices include VAT. This document was made by a computer and is valid without a signature.',
  includedNe: 'मूल्यमा मूल्य अभिवृद्धि कर समावेश छ। कम्प्युटरले बनाएको यो कागजात हस्ताक्षरबिना मान्य छ।',
  gateways: GATEWAY_NAMES,
};
