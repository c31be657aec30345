import { useAdminDealsFeatureMutation, type FeatureDto, type ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { moderationTexts } from '../../../shared/deal-review/texts';

interface Featuring {
  busy: boolean;
  /** @returns true on success */
  feature(deal: ManagedDealView, request: FeatureDto): Promise<boolean>;
}

/** Adds or removes a home page slot of a deal, and shows the result. */
export function useFeaturing(): Featuring {
  const t = useTexts(moderationTexts);
  const { busy, decide } = useDecision();
  const [call] = useAdminDealsFeatureMutation();
  const feature = ({ id, title }: ManagedDealView, featureDto: FeatureDto) => {
    const text = t(featureDto.featured ? 'featuredText' : 'unfeaturedText', { title });
    return decide(
      [id, featureDto],
      () => call({ id, featureDto }).unwrap(),
      { kind: 'success', title: t('updatedTitle'), text },
      { title: t('updateFailed'), text: t('updateFailedText') },
    );
  };
  return { busy, feature };
}
