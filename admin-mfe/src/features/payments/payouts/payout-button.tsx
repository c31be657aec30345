import { useState } from 'react';
import { useAdminVendorAccountsPayMutation, type PayeeView } from 'shared-ui/api/admin-vendor-accounts';
import { gatewayName, typedNumber } from 'shared-ui/format';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Select, TextField } from 'shared-ui/ui';
import { OwnBusinessNote, useOwnBusiness } from '../../../shared/own-business/own-business';
import { AnswerDialog } from '../answer-dialog';
import { paymentsTexts } from '../texts';
import { useDone } from '../use-done';
import { useAnswer } from '../use-answer';

const METHODS = ['bank-transfer', 'esewa', 'khalti'] as const;
type Method = (typeof METHODS)[number];

interface PayoutButtonProps {
  vendor: PayeeView;
  /** Whole rupees. */
  owed: number;
}

function useRecordPayout(vendor: PayeeView) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const [pay] = useAdminVendorAccountsPayMutation();
  const { busy, failure, decide } = useAnswer();
  const done = useDone();
  const record = (amount: number, method: Method, reference: string): Promise<boolean> =>
    decide(
      [vendor.id, amount, method, reference],
      (key) =>
        pay({
          id: vendor.id,
          recordPayoutDto: { amount, method, reference },
          'Idempotency-Key': key,
        }).unwrap(),
      done(amount, {
        kind: 'success',
        title: t('payoutDone'),
        text: t('payoutDoneText', {
          amount: format.money(amount),
          business: businessNameIn(format.language, vendor),
        }),
      }),
      t('payoutFailed'),
    );
  return { busy, failure, record };
}

/** Records a payout to a business; a note for the own business. */
export const PayoutButton = (props: PayoutButtonProps) =>
  useOwnBusiness(props.vendor.id) ? <OwnBusinessNote /> : <RecordButton {...props} />;

/** Dialog with amount, method and reference. */
function RecordButton({ vendor, owed }: PayoutButtonProps) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const { busy, failure, record } = useRecordPayout(vendor);
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [method, setMethod] = useState<Method>('bank-transfer');
  const [isWrong, setWrong] = useState(false);
  const open = () => {
    setTyped(String(owed));
    setWrong(false);
    setAsked(true);
  };
  const send = async (reference: string) => {
    const amount = typedNumber(typed);
    const isRight = Number.isInteger(amount) && amount >= 1 && amount <= owed;
    setWrong(!isRight);
    if (!isRight) return;
    const isDone = await record(amount, method, reference);
    if (isDone) setAsked(false);
  };
  return (
    <>
      <Button variant="outline" size="small" onClick={open}>
        {t('payout')}
      </Button>
      {isAsked && (
        <AnswerDialog
          title={t('payoutTitle', { business: businessNameIn(format.language, vendor) })}
          text={t('payoutText', { amount: format.money(owed) })}
          label={t('reference')}
          confirm={t('payoutConfirm')}
          busy={busy}
          failure={failure}
          onClose={() => setAsked(false)}
          onAnswer={(reference) => void send(reference)}
        >
          <TextField
            label={t('payoutAmount')}
            inputMode="numeric"
            maxLength={8}
            required
            value={typed}
            error={isWrong ? t('payoutWrong', { amount: format.number(owed) }) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Select
            label={t('method')}
            value={method}
            options={METHODS.map((value) => ({ value, label: gatewayName(value, format.language) }))}
            onChange={(event) => setMethod(METHODS.find((one) => one === event.target.value) ?? method)}
          />
        </AnswerDialog>
      )}
    </>
  );
}
