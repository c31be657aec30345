import { useForm } from 'react-hook-form';
import { useVendorsUpdateMeMutation, type VendorView } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { profileFormOf, toProfile, type ProfileForm } from '../business-form';
import { businessTexts } from '../texts';

/** Saves the profile. Saving submits a rejected business again. */
export function useSaveProfile(vendor: VendorView, onSaved: () => void) {
  const t = useTexts(businessTexts);
  const [update] = useVendorsUpdateMeMutation();
  const form = useForm<ProfileForm>({
    defaultValues: profileFormOf(vendor),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { busy, submit } = useSubmit({
    form,
    send: (values) => update({ updateVendorDto: { ...toProfile(values), version: vendor.version } }).unwrap(),
    done: {
      kind: 'success',
      title: t('saved'),
      text: t(vendor.status === 'rejected' ? 'resubmittedText' : 'savedText'),
    },
    failed: t('saveFailed'),
    failedText: t('saveFailedText'),
    onDone: onSaved,
  });
  return { form, busy, submit };
}
