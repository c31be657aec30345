import { FormProvider, useForm } from 'react-hook-form';
import type { GoLiveStepView } from 'shared-ui/api/go-live';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { useVendorsMeQuery, useVendorsUpdateMeMutation, type VendorView } from 'shared-ui/api/vendors';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useCurrentUser, useSubmit } from 'shared-ui/platform';
import { Alert, Button, Form } from 'shared-ui/ui';
import { FormTextField } from '../../../shared/form/text-fields';
import { DOCUMENT_KINDS } from '../documents/documents';
import documentStyles from '../documents/documents.module.css';
import { PaperField } from '../documents/paper-field';
import { useDocuments } from '../documents/use-documents';
import shared from '../business.module.css';
import { businessTexts } from '../texts';
import styles from './get-live.module.css';
import { getLiveTexts } from './get-live-texts';

const NUMBERS = ['vatNumber', 'registrationNumber'] as const;

type Numbers = Record<(typeof NUMBERS)[number], string>;

/** Form state for the numbers of the documents. Sending them resubmits a rejected business. */
function useSendNumbers(vendor: VendorView) {
  const t = useTexts(getLiveTexts);
  const [update] = useVendorsUpdateMeMutation();
  const form = useForm<Numbers>({
    defaultValues: {
      vatNumber: vendor.vatNumber ?? '',
      registrationNumber: vendor.registrationNumber ?? '',
    },
    mode: 'onTouched',
  });
  const { busy, submit } = useSubmit({
    form,
    send: ({ vatNumber, registrationNumber }, key) =>
      update({
        updateVendorDto: { vatNumber: vatNumber.trim(), registrationNumber: registrationNumber.trim() },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('sent'), text: t('sentText') },
    failed: t('notSent'),
    failedText: t('notSentText'),
  });
  return { form, busy, submit };
}

function Papers() {
  const documents = useDocuments();
  return (
    <div className={documentStyles.kinds}>
      {[...DOCUMENT_KINDS].reverse().map((kind) => (
        <PaperField key={kind} kind={kind} saved={false} {...documents} />
      ))}
    </div>
  );
}

function NumbersForm({ vendor, step }: { vendor: VendorView; step: GoLiveStepView }) {
  const t = useTexts(getLiveTexts);
  const tell = useTexts(businessTexts);
  const format = useFormat();
  const { data: site } = useSiteReadQuery();
  const { form, busy, submit } = useSendNumbers(vendor);
  const missing = step.missing.filter((name) => name === 'tax' || name === 'registration');
  const days =
    site && `${format.number(site.verificationDaysFrom)}–${format.number(site.verificationDaysTo)}`;
  return (
    <FormProvider {...form}>
      <Form className={styles.stack} onSubmit={(event) => void submit(event)}>
        <div className={shared.pair}>
          {NUMBERS.map((name) => (
            <FormTextField
              key={name}
              name={name}
              label={tell(name)}
              rule={(text) => (text.trim() ? true : t('numberMissing'))}
              maxLength={40}
            />
          ))}
        </div>
        {missing.length > 0 && (
          <p className={styles.text}>
            {t('stillMissing', { names: missing.map((name) => t(`missing_${name}`)).join(', ') })}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" disabled={busy || missing.length > 0}>
            {t(busy ? 'sending' : 'sendForChecking')}
          </Button>
          {days && <p className={styles.text}>{t('usually', { days })}</p>}
        </div>
      </Form>
    </FormProvider>
  );
}

/** Upload of the two documents and entry of their numbers. */
export function PapersStep({ step }: { step: GoLiveStepView }) {
  const t = useTexts(getLiveTexts);
  const { data: vendor } = useVendorsMeQuery();
  const isOwner = useCurrentUser().user?.staffOf?.role === 'owner';
  if (!isOwner) return <Alert tone="news" title={t('ownerSends')} />;
  if (!vendor) return null;
  return (
    <div className={styles.stack}>
      {step.state !== 'done' && <p className={styles.text}>{t('papersText')}</p>}
      <Papers />
      {step.state !== 'done' && <NumbersForm vendor={vendor} step={step} />}
    </div>
  );
}
