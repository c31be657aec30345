import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { ButtonLink } from 'shared-ui/ui';
import { ownActivityTexts } from '../../../shared/own-activity/texts';
import { useOwnActivity } from '../../../shared/own-activity/use-own-activity';
import { useViewedDeals } from '../../../shared/own-activity/use-viewed-deals';
import { BecauseRail } from './because-rail';
import { OwnRail, OwnRailSkeleton } from './own-rail';
import { useAccountSignals } from './use-account-signals';

const AccountRail = () => <BecauseRail signals={useAccountSignals()} isOfAccount />;

function ViewedRail({ deals, hasFailed }: Pick<ReturnType<typeof useViewedDeals>, 'deals' | 'hasFailed'>) {
  const t = useTexts(ownActivityTexts);
  if (!deals) return hasFailed ? null : <OwnRailSkeleton />;
  if (deals.length === 0) return null;
  return (
    <OwnRail
      title={t('viewed')}
      lead={t('onDevice')}
      action={
        <ButtonLink to="/favorites#viewed" variant="text" size="small">
          {t('edit')}
        </ButtonLink>
      }
      deals={deals}
    />
  );
}

/** Rails based on the visitor's activity. The server does not render them. */
export function OwnRails() {
  const { state } = useCurrentUser();
  const { isOn } = useOwnActivity();
  const viewed = useViewedDeals();
  const isSignedIn = state === 'signed-in';
  if (isOn === undefined) return isSignedIn ? <OwnRailSkeleton /> : null;
  if (!isOn) return null;
  return (
    <>
      {isSignedIn ? (
        <AccountRail />
      ) : (
        viewed.ids.length > 0 && (
          <BecauseRail signals={viewed.hasFailed ? [] : viewed.deals} isOfAccount={false} />
        )
      )}
      <ViewedRail {...viewed} />
    </>
  );
}
