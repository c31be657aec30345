import type { FormInstance } from 'antd';
import { useVendorsUpdateMeMutation, type VendorView } from 'shared-ui/api/vendors';
import { describeFailure, describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { toProfile, type ProfileForm } from '../business-form';
import { showFieldFailures } from '../show-field-failures';
import { businessTexts } from '../texts';

/** Saves the profile; a rejected business is submitted again by it. */
export function useSaveProfile(form: FormInstance<ProfileForm>, vendor: VendorView, onSaved: () => void) {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const toast = useToast();
  const [update, { isLoading }] = useVendorsUpdateMeMutation();

  async function save(values: ProfileForm): Promise<void> {
    try {
      await update({ updateVendorDto: { ...toProfile(values), version: vendor.version } }).unwrap();
      const text = vendor.status === 'rejected' ? 'resubmittedText' : 'savedText';
      toast({ kind: 'success', title: t('saved'), text: t(text) });
      onSaved();
    } catch (failure) {
      showFieldFailures(form, await describeFields(failure, language));
      const text = await describeFailure(failure, language, t('saveFailedText'));
      toast({ kind: 'error', title: t('saveFailed'), text });
    }
  }

  return { busy: isLoading, save };
}
