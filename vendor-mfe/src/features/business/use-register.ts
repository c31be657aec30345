import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useVendorsRegisterMutation } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit, type Submission } from 'shared-ui/platform';
import { EMPTY_BUSINESS, toBusiness, type BusinessForm } from './business-form';
import { businessTexts } from './texts';

const REDIRECT_DELAY_MS = 2000;

interface Registration extends Submission {
  form: UseFormReturn<BusinessForm>;
  /** True for the two seconds between the registration and the reload of the page. */
  readonly complete: boolean;
}

export function useRegister(reload: () => void): Registration {
  const t = useTexts(businessTexts);
  const [register] = useVendorsRegisterMutation();
  const [complete, setComplete] = useState(false);
  const form = useForm<BusinessForm>({
    defaultValues: EMPTY_BUSINESS,
    mode: 'onTouched',
    shouldFocusError: false,
  });

  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(reload, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [complete, reload]);

  const { busy, submit } = useSubmit({
    form,
    send: (values, key) =>
      register({ registerVendorDto: toBusiness(values), 'Idempotency-Key': key }).unwrap(),
    done: { kind: 'success', title: t('registered'), text: t('registeredText') },
    failed: t('registerFailed'),
    failedText: t('registerFailedText'),
    onDone: () => setComplete(true),
  });

  return { form, busy: busy || complete, complete, submit };
}
