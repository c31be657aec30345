import { ListChecks } from 'lucide-react';
import type { GoLiveView } from 'shared-ui/api/go-live';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import styles from './open-steps.module.css';
import { getLiveTexts } from './get-live-texts';
import type { StepName } from './progress';

const PLACES: Readonly<Record<StepName, string>> = {
  email: '/dashboard/business',
  papers: '/dashboard/business',
  branch: '/dashboard/business/branches',
  deal: '/dashboard/deals/new',
  card: '/dashboard/business/card',
};

/** Line above the figures with the onboarding steps that are still open after the first redemption. */
export function OpenSteps({ goLive: { steps } }: { goLive: GoLiveView }) {
  const t = useTexts(getLiveTexts);
  const open = steps.filter(({ state }) => state === 'open' || state === 'sent-back');
  if (open.length === 0) return null;
  return (
    <p className={styles.openSteps}>
      <ListChecks size={18} aria-hidden />
      {t('stillToDo')}
      {open.map(({ step }) => (
        <Link key={step} to={PLACES[step]}>
          {t(`step_${step}`)}
        </Link>
      ))}
    </p>
  );
}
