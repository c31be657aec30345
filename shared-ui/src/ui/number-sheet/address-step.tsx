import { Lock } from 'lucide-react';
import { useState } from 'react';
import { oneTimeNumberApi } from '../../store/api/one-time-number';
import { RichText, useTexts } from '../../platform/i18n';
import { Link } from 'shared-ui/router';
import { Button, Form, TextField } from '../kit';
import { GoogleLink } from './google-link';
import styles from './number-sheet.module.css';
import { numberSheetTexts } from './texts';
import type { SheetActions, SheetState } from './use-number-sheet';

interface AddressStepProps {
  /** Id of the heading. */
  heading: string;
  sheet: SheetState & Pick<SheetActions, 'request'>;
  returnTo: string | null;
  onUsePassword(): void;
}

const linkTo = (to: string) => (words: string) => (
  <Link to={to} className={styles.link}>
    {words}
  </Link>
);
const agreements = { terms: linkTo('/terms-conditions'), privacy: linkTo('/privacy-policy') };

const EMAIL = { type: 'email', name: 'email', autoComplete: 'email' } as const;
const EMAIL_OR_PHONE = { type: 'text', inputMode: 'email', name: 'to', autoComplete: 'username' } as const;

/** Asks for the e-mail address or, if SMS is offered, the phone number; the same step for new and known visitors. */
export function AddressStep({ heading, sheet, returnTo, onUsePassword }: AddressStepProps) {
  const t = useTexts(numberSheetTexts);
  const { data: methods } = oneTimeNumberApi.useOneTimeNumberMethodsQuery();
  const takesPhone = methods?.sms === true;
  const [address, setAddress] = useState(sheet.address);
  return (
    <Form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        void sheet.request(address, takesPhone);
      }}
    >
      <h2 id={heading} className={styles.title}>
        {t('reachTitle')}
      </h2>
      <p className={styles.lead}>{t('reachLead')}</p>
      <TextField
        label={t(takesPhone ? 'addressOrPhone' : 'address')}
        hint={t('addressHint')}
        error={sheet.error || undefined}
        {...(takesPhone ? EMAIL_OR_PHONE : EMAIL)}
        autoFocus
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" size="large" wide disabled={sheet.busy}>
        {t(sheet.busy ? 'sending' : 'next')}
      </Button>
      <p className={styles.or}>{t('or')}</p>
      <GoogleLink label={t('google')} returnTo={returnTo} />
      <Button variant="outline" wide onClick={onUsePassword}>
        <Lock size={16} />
        {t('password')}
      </Button>
      <p className={styles.small}>
        <RichText text={t('agree')} parts={agreements} />
      </p>
    </Form>
  );
}
