import { ChevronDown, Scale } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'shared-ui/router';
import { useCasesSecondLookMutation, type HonourCaseView } from '../../../store/api/honour';
import { useSiteReadQuery } from '../../../store/api/site';
import { useTexts } from '../../../platform/i18n';
import { rulesOf, useSubmit } from '../../../platform/submission';
import { Button, Form, TextArea } from '../../kit';
import styles from './case-actions.module.css';
import { caseTexts } from '../texts';

function SecondLookForm({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTexts(caseTexts);
  const [ask] = useCasesSecondLookMutation();
  const form = useForm({ defaultValues: { reason: '' }, shouldFocusError: false });
  const { busy, submit } = useSubmit({
    form,
    send: ({ reason }, key) =>
      ask({ id, secondLookDto: { reason: reason.trim() }, 'Idempotency-Key': key }).unwrap(),
    done: { kind: 'success', title: t('secondLookDone') },
    failed: t('secondLookFailed'),
    onDone: onClose,
  });
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('secondLookReason')}
        hint={t('secondLookHint')}
        rows={3}
        autoFocus
        error={form.formState.errors.reason?.message}
        {...form.register('reason', rulesOf('SecondLookDto', 'reason', t('secondLookShort')))}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={busy}>
          {t('secondLook')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Ways for a side that does not agree: a second look, the complaints contact, the authority. */
export function SecondLook({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  const days = useSiteReadQuery().data?.caseTimes?.secondLookDays;
  const [isOpen, setOpen] = useState(false);
  if (shown.part === 'admin') return null;
  return (
    <>
      {shown.allowed.includes('second-look') &&
        (isOpen ? (
          <SecondLookForm id={shown.id} onClose={() => setOpen(false)} />
        ) : (
          <Button variant="outline" wide onClick={() => setOpen(true)}>
            {t('secondLook')}
          </Button>
        ))}
      <details className={styles.details}>
        <summary>
          <Scale size={20} aria-hidden />
          {t('disagreeTitle')}
          <ChevronDown size={20} aria-hidden className={styles.arrow} />
        </summary>
        {days !== undefined && <p>{t('disagreeSecond', { count: days })}</p>}
        <p>
          <Link to="/contact">{t('disagreeContact')}</Link>
        </p>
        <p>{t('disagreeLaw')}</p>
      </details>
    </>
  );
}
