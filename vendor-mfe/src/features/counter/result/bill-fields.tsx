import type { UseFormReturn } from 'react-hook-form';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { TextField } from 'shared-ui/ui';
import { readAmount } from '../amount';
import type { Bill } from './outcome';
import { counterTexts } from '../texts';

const MAX_GUESTS = 1_000;

const firstAmount = ({ minimumBill, charge }: CounterPassView, bill?: Bill): string => {
  if (bill?.amount !== undefined) return String(bill.amount);
  // With a minimum bill, staff must enter the amount.
  return minimumBill === null ? String(charge) : '';
};

/** Bill and guests as they are typed. */
export interface BillForm {
  amount: string;
  guests: string;
}

const isParty = (guests: string): boolean => {
  const party = readAmount(guests);
  return party !== null && party >= 1 && party <= MAX_GUESTS;
};

/** Fields for the amount charged and, where the deal asks for a party, the guests. */
export function BillFields({ pass, form }: { pass: CounterPassView; form: UseFormReturn<BillForm> }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const { partySize, minimumBill } = pass;
  const { register, formState } = form;
  return (
    <>
      <TextField
        label={t('amount')}
        hint={minimumBill === null ? t('amountHint') : t('billHint', { amount: format.money(minimumBill) })}
        error={formState.errors.amount?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        {...register('amount', { validate: (text) => readAmount(text) !== null || t('amountBad') })}
      />
      {partySize !== null && (
        <TextField
          label={t('guests')}
          hint={t('guestsHint', { count: partySize })}
          error={formState.errors.guests?.message}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...register('guests', { validate: (text) => isParty(text) || t('guestsBad') })}
        />
      )}
    </>
  );
}

/** Values of the fields before staff change them. */
export const firstBill = (pass: CounterPassView, bill?: Bill): BillForm => ({
  amount: firstAmount(pass, bill),
  guests: bill?.guests?.toString() ?? '',
});

/** The bill to send. An unchanged deal price is left out, because the server has it. */
export function billOf({ amount, guests }: BillForm, pass: CounterPassView): Bill {
  const { partySize, minimumBill, charge } = pass;
  const charged = readAmount(amount) ?? undefined;
  return {
    ...((charged !== charge || minimumBill !== null) && { amount: charged }),
    ...(partySize !== null && { guests: readAmount(guests) ?? undefined }),
  };
}
