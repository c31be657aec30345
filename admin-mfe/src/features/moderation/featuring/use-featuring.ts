import { useAdminDealsFeatureMutation, type FeatureDto, type ManagedDealView } from 'shared-ui/api/admin';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { moderationTexts } from '../texts';

interface Featuring {
  busy: boolean;
  /** @returns whether it went well */
  feature(deal: ManagedDealView, wish: FeatureDto): Promise<boolean>;
}

/** Gives a deal a slot on the home page, or takes it away, and says how it went. */
export function useFeaturing(): Featuring {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const toast = useToast();
  const [call, { isLoading }] = useAdminDealsFeatureMutation();
  async function feature(deal: ManagedDealView, featureDto: FeatureDto): Promise<boolean> {
    try {
      await call({ id: deal.id, featureDto }).unwrap();
      const text = t(featureDto.featured ? 'featuredText' : 'unfeaturedText', { title: deal.title });
      toast({ kind: 'success', title: t('updatedTitle'), text });
      return true;
    } catch (failure) {
      const text = await describeFailure(failure, language, t('updateFailedText'));
      toast({ kind: 'error', title: t('updateFailed'), text });
      return false;
    }
  }
  return { busy: isLoading, feature };
}
