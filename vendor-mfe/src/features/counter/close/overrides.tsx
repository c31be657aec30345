import type { DailyCloseView } from 'shared-ui/api/counter';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import styles from './overrides.module.css';
import { dailyCloseTexts } from './texts';

type Override = DailyCloseView['overrides'][number];

const WHY = {
  queue: 'why_queue',
  mistake: 'why_mistake',
  regular: 'why_regular',
  other: 'why_else',
} as const;

function Row({ override }: { override: Override }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const { at, manager, person, amount, reason, note, terms, counts, isOffline } = override;
  return (
    <li className={styles.row}>
      <b>{inLanguage(format.language, override.dealTitle, override.dealTitleNe)}</b>
      <span>
        {t('overrideLine', {
          time: format.time(at),
          manager: manager || t('formerStaff'),
          person: person || t('formerStaff'),
          amount: format.money(amount ?? 0),
        })}
      </span>
      <span className={styles.quiet}>
        {[...terms.map((term) => t(`term_${term}`)), note ?? t(WHY[reason])].join(' · ')}
      </span>
      {isOffline && <Tag tone="waiting">{t('atOffline')}</Tag>}
      {!counts && <Tag tone="bad">{t('takenBack')}</Tag>}
    </li>
  );
}

/** Codes that a manager let through against a term of their deal. */
export function Overrides({ overrides }: { overrides: readonly Override[] }) {
  const t = useTexts(dailyCloseTexts);
  if (overrides.length === 0) return null;
  return (
    <section className={styles.overrides}>
      <h3>{t('overrides')}</h3>
      <p className={styles.quiet}>{t('overridesText')}</p>
      <ul>
        {overrides.map((override, index) => (
          <Row key={`${override.at}/${index}`} override={override} />
        ))}
      </ul>
    </section>
  );
}
