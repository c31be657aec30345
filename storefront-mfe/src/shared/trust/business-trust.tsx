import { BadgeCheck, Scale } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { BrandPageView } from 'shared-ui/api/brands';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { honourPercent } from '../honour/honour-percent';
import styles from './business-trust.module.css';
import { trustTexts } from './texts';
import { endedLine } from './trust-lines';

type BusinessTrustProps = Pick<BrandPageView, 'honour' | 'endedCases' | 'verified'>;

/** When the business was verified, and which papers were seen. */
function VerifiedLine({ at, papers }: NonNullable<BrandPageView['verified']>) {
  const t = useTexts(trustTexts);
  const date = useFormat().date(at);
  const names = papers.map((paper) => t(`paper_${paper}`)).join(', ');
  return (
    <li>
      <BadgeCheck size={18} aria-hidden />
      <span>{names ? t('verifiedBy', { date, papers: names }) : t('verified', { date })}</span>
    </li>
  );
}

/** What is known about how complaints end; nothing for a business without a score and without an ended complaint. */
function CasesLine({ endedCases, honour }: Omit<BusinessTrustProps, 'verified'>) {
  const t = useTexts(trustTexts);
  if (!endedCases && !honour) return null;
  return (
    <li>
      <Scale size={18} aria-hidden />
      <span>{endedCases ? endedLine(endedCases, t) : t('noneEnded')}</span>
    </li>
  );
}

/** How often the business gave its deals, how complaints ended, and its verification (rules HN3, HN13 and B5). */
export function BusinessTrust({ honour, endedCases, verified }: BusinessTrustProps) {
  const t = useTexts(trustTexts);
  const format = useFormat();
  const percent = honour && honourPercent(honour);
  return (
    <div className={styles.box}>
      {percent !== null && (
        <span aria-hidden className={styles.ring} style={{ '--part': `${percent}%` } as CSSProperties}>
          <b>{format.number(percent)}%</b>
        </span>
      )}
      <div>
        <b>{honour ? t('counts', { ...honour }) : t('new')}</b>
        <p className={styles.note}>{t(honour ? 'note' : 'newNote')}</p>
        <ul className={styles.facts}>
          <CasesLine honour={honour} endedCases={endedCases} />
          {verified && <VerifiedLine {...verified} />}
        </ul>
        <Link to="/honest#score" className={styles.how}>
          {t('how')}
        </Link>
      </div>
    </div>
  );
}
