import { useAdminDealsFeatureMutation, type FeatureDto, type ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { moderationTexts } from '../../../shared/deal-review/texts';

interface Featuring {
  busy: boolean;
  /** @returns whether it went well */
  feature(deal: ManagedDealView, request: FeatureDto): Promise<boolean>;
}

/** Gives a deal a slot on the home page, or takes it away, and says how it went. */
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
