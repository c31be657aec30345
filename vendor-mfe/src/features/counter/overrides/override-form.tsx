import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Chip, Form, Select, TextField } from 'shared-ui/ui';
import type { OverrideReason } from '../offline/program/entry';
import { PaidWithChoice } from '../offline/screens/paid-with-choice';
import { usePaidWith } from '../offline/use-paid-with';
import { PinPad } from '../people/pin-entry';
import { useFormInWork } from '../people/use-form-in-work';
import { BillFields, billOf, firstBill, type BillForm } from '../result/bill-fields';
import type { Bendable } from '../result/outcome';
import { PassFacts } from '../result/pass-facts';
import result from '../result/result.module.css';
import type { Counter } from '../use-counter';
import styles from './override-form.module.css';
import { overrideTexts } from './texts';
import { useManagers, type Manager } from './use-managers';

const REASONS = [
  ['queue', 'reason_queue'],
  ['mistake', 'reason_mistake'],
  ['regular', 'reason_regular'],
  ['other', 'reason_else'],
] as const;
const PIN_DIGITS = 4;
const NOTE = { shortest: 3, longest: 200 };

interface OverrideFormProps {
  outcome: Bendable;
  counter: Counter;
  /** Keeps the terms. */
  onCancel(): void;
}

interface Decision {
  reason: OverrideReason;
  note: string;
  managerId: string;
}

function Reasons({ value, onChange }: { value: OverrideReason; onChange(reason: OverrideReason): void }) {
  const t = useTexts(overrideTexts);
  return (
    <div role="group" aria-label={t('reason')} className={styles.reasons}>
      <b aria-hidden>{t('reason')}</b>
      <div className={styles.chips}>
        {REASONS.map(([reason, label]) => (
          <Chip key={reason} selected={reason === value} onClick={() => onChange(reason)}>
            {t(label)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** Takes the focus of the button that opened the form. */
function useFocusFirst<Part extends HTMLElement>(): RefObject<Part | null> {
  const first = useRef<Part>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
}

/** Without a manager's PIN nothing can be bent. */
function NoManager({ onCancel }: Pick<OverrideFormProps, 'onCancel'>) {
  const t = useTexts(overrideTexts);
  const help = useFocusFirst<HTMLParagraphElement>();
  return (
    <div className={result.actions}>
      <p ref={help} tabIndex={-1} className={result.help}>
        <b>{t('noManager')}</b> {t('noManagerText')}
      </p>
      <Button size="large" wide variant="tint" className={result.tall} onClick={onCancel}>
        {t('keepTerms')}
      </Button>
    </div>
  );
}

/** The decision as it is typed. The PIN is empty again after each attempt. */
function useDecision({ outcome, counter }: OverrideFormProps, managers: readonly Manager[]) {
  const [paidWith, choosePaidWith] = usePaidWith();
  const [pin, setPin] = useState('');
  const { pass } = outcome;
  const bill = useForm<BillForm>({
    defaultValues: firstBill(pass, 'bill' in outcome ? outcome.bill : undefined),
    shouldFocusError: false,
  });
  const form = useForm<Decision>({
    defaultValues: { reason: 'queue', note: '', managerId: String(managers[0]?.id ?? '') },
    shouldFocusError: false,
  });
  const decide = form.handleSubmit(async ({ reason, note, managerId }) => {
    if (!(await bill.trigger())) return;
    await counter.accept(pass, {
      ...billOf(bill.getValues(), pass),
      ...(!pass.isBought && { paidWith }),
      override: {
        managerId: Number(managerId),
        pin,
        reason,
        ...(reason === 'other' && { note: note.trim() }),
      },
    });
    setPin('');
  });
  return { form, bill, pin, setPin, decide, paidWith, choosePaidWith };
}

function DecisionForm({ managers, ...props }: OverrideFormProps & { managers: readonly Manager[] }) {
  const { outcome, counter, onCancel } = props;
  const t = useTexts(overrideTexts);
  const { form, bill, pin, setPin, decide, paidWith, choosePaidWith } = useDecision(props, managers);
  const heading = useFocusFirst<HTMLHeadingElement>();
  useFormInWork();
  const { reason, managerId } = form.watch();
  const manager = managers.find(({ id }) => String(id) === managerId);
  return (
    <Form className={styles.form} onSubmit={(event) => void decide(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {t('acceptAnyway')}
      </h2>
      <p className={styles.note}>{t('acceptAnywayText')}</p>
      <Reasons value={reason} onChange={(next) => form.setValue('reason', next)} />
      {reason === 'other' && (
        <TextField
          label={t('note')}
          maxLength={NOTE.longest}
          error={form.formState.errors.note?.message}
          {...form.register('note', {
            validate: (text) => text.trim().length >= NOTE.shortest || t('noteBad'),
          })}
        />
      )}
      <PassFacts kind="bill-too-small" pass={outcome.pass} />
      <BillFields pass={outcome.pass} form={bill} />
      {!outcome.pass.isBought && <PaidWithChoice value={paidWith} onChange={choosePaidWith} />}
      <Select
        label={t('manager')}
        options={managers.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.register('managerId')}
      />
      <PinPad
        label={t('pinOf', { name: manager?.name ?? '' })}
        digits={pin}
        busy={counter.busy}
        problem={outcome.pinProblem ?? null}
        onChange={setPin}
      />
      <div className={result.actions}>
        <Button
          type="submit"
          variant="confirm"
          size="large"
          wide
          className={result.tall}
          disabled={counter.busy || pin.length < PIN_DIGITS}
        >
          <ShieldCheck size={22} aria-hidden />
          {t('accept')}
        </Button>
        <Button size="large" wide variant="tint" className={result.tall} onClick={onCancel}>
          {t('keepTerms')}
        </Button>
      </div>
    </Form>
  );
}

/** Lets a manager accept the code against a term of its deal, with the own PIN and a reason. */
export function OverrideForm(props: OverrideFormProps) {
  const managers = useManagers();
  if (managers.length === 0) return <NoManager onCancel={props.onCancel} />;
  return <DecisionForm {...props} managers={managers} />;
}
