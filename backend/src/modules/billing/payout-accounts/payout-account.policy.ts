import { InvalidRequest } from '../../../common/errors/common.errors.js';
import type { PayoutAccountDto, PayoutAccountKind } from './payout-account.dto.js';

/** An account as it is stored: the number without blanks, the bank's name for bank accounts only. */
export interface PayoutAccount {
  kind: PayoutAccountKind;
  holder: string;
  bank: string | null;
  branch: string | null;
  number: string;
}

const BANK_NUMBER = /^[0-9A-Z-]{5,34}$/;
/** Mobile numbers of Nepal. */
const WALLET_NUMBER = /^9[678]\d{8}$/;

/**
 * The account of a form (rule PO1).
 * @throws request.invalid at the fields that are missing, too many or malformed
 */
export function payoutAccountOf({ kind, holder, bank, branch, number }: PayoutAccountDto): PayoutAccount {
  const isBank = kind === 'bank';
  const plain = number.replace(/\s/g, '').toUpperCase();
  const errors: { field: string; message: string }[] = [];
  for (const [field, value] of Object.entries({ bank, branch }))
    if (isBank !== Boolean(value))
      errors.push({ field, message: isBank ? 'Please fill this in' : 'A wallet has none' });
  if (!(isBank ? BANK_NUMBER : WALLET_NUMBER).test(plain))
    errors.push({
      field: 'number',
      message: isBank ? 'Please enter the account number' : 'Please enter the mobile number of the wallet',
    });
  if (errors.length > 0) throw new InvalidRequest({ errors });
  return { kind, holder, bank: bank ?? null, branch: branch ?? null, number: plain };
}
