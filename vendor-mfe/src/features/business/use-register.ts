import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useVendorsRegisterMutation } from 'shared-ui/api/vendors';
import { describeFailure, describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast, useSubmissionKeys } from 'shared-ui/platform';
import { toBusiness, type BusinessForm } from './business-form';
import { showFieldFailures } from './show-field-failures';
import { businessTexts } from './texts';

const PAUSE = 2000;

interface Registration {
  readonly busy: boolean;
  /** True for the two seconds before the page is loaded anew, as a vendor's. */
  readonly complete: boolean;
  submit(values: BusinessForm): Promise<void>;
}

export function useRegister(form: FormInstance<BusinessForm>, reload: () => void): Registration {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const [register, { isLoading }] = useVendorsRegisterMutation();
  const [complete, setComplete] = useState(false);

  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(reload, PAUSE);
    return () => clearTimeout(timer);
  }, [complete, reload]);

  async function submit(values: BusinessForm): Promise<void> {
    const business = toBusiness(values);
    try {
      await register({ registerVendorDto: business, 'Idempotency-Key': keys.keyFor(business) }).unwrap();
      keys.ended();
      toast({ kind: 'success', title: t('registered'), text: t('registeredText') });
      setComplete(true);
    } catch (failure) {
      keys.ended(failure);
      showFieldFailures(form, await describeFields(failure, language));
      const text = await describeFailure(failure, language, t('registerFailedText'));
      toast({ kind: 'error', title: t('registerFailed'), text });
    }
  }

  return { busy: isLoading || complete, complete, submit };
}
