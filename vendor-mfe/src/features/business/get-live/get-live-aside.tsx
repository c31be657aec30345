import { Phone } from 'lucide-react';
import type { GoLiveView } from 'shared-ui/api/go-live';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { useVendorSubscriptionsOwnQuery } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Card, Tag, type TagTone } from 'shared-ui/ui';
import styles from './get-live-aside.module.css';
import { getLiveTexts } from './get-live-texts';

type StepState = 'missing' | 'pending' | 'verified' | 'sent-back';

const TONES: Readonly<Record<StepState, TagTone>> = {
  missing: 'waiting',
  pending: 'news',
  verified: 'good',
  'sent-back': 'bad',
};

function stepStateOf({ steps }: GoLiveView): StepState {
  const state = steps.find(({ step }) => step === 'papers')?.state;
  if (state === 'done') return 'verified';
  if (state === 'in-check') return 'pending';
  return state === 'sent-back' ? 'sent-back' : 'missing';
}

function isShown({ steps }: GoLiveView): boolean {
  const isDone = (name: string) => steps.some(({ step, state }) => step === name && state === 'done');
  return isDone('papers') && isDone('deal');
}

function Standing({ goLive }: { goLive: GoLiveView }) {
  const t = useTexts(getLiveTexts);
  const { language, number } = useFormat();
  const { data: site } = useSiteReadQuery();
  const plan = useVendorSubscriptionsOwnQuery().data?.plan;
  const standing = stepStateOf(goLive);
  const planName = plan && inLanguage(language, plan.name, plan.nameNe);
  return (
    <Card className={styles.panel}>
      <h2>{t('stand')}</h2>
      <dl className={styles.standing}>
        <div>
          <dt>{t('stand_business')}</dt>
          <dd>
            <Tag tone={TONES[standing]}>{t(`business_${standing}`)}</Tag>
          </dd>
        </div>
        <div>
          <dt>{t('stand_shown')}</dt>
          <dd>{t(isShown(goLive) ? 'shown' : 'notShown')}</dd>
        </div>
        {plan && planName && (
          <div>
            <dt>{t('stand_plan')}</dt>
            <dd>
              {plan.dealLimit === null ? planName : t('planDeals', { plan: planName, count: plan.dealLimit })}
            </dd>
          </div>
        )}
        {site && (
          <div>
            <dt>{t('stand_decision')}</dt>
            <dd>
              {t('days', { days: `${number(site.verificationDaysFrom)}–${number(site.verificationDaysTo)}` })}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function CallUs() {
  const t = useTexts(getLiveTexts);
  const { language } = useFormat();
  const { data: site } = useSiteReadQuery();
  if (!site) return null;
  return (
    <Card className={styles.call}>
      <Phone size={20} aria-hidden />
      <div>
        <h2>{t('callUs')}</h2>
        <p className={styles.text}>
          {inLanguage(language, site.supportHours, site.supportHoursNe)} ·{' '}
          <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>{site.phone}</a>
        </p>
      </div>
    </Card>
  );
}

/** Sidebar with the state of the business and the phone number of the support team. */
export function GetLiveAside({ goLive }: { goLive: GoLiveView }) {
  return (
    <aside className={styles.aside}>
      <Standing goLive={goLive} />
      <CallUs />
    </aside>
  );
}
