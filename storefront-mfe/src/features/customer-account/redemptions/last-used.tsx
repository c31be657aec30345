import type { PassView } from 'shared-ui/api/redemptions';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { pictureOf } from 'shared-ui/ui';
import { usePassPagesInfiniteQuery } from '../../../shared/passes/pass-pages-api';
import { savedBy } from '../../../shared/passes/savings';
import { passesTexts } from '../../../shared/passes/texts';
import styles from './last-used.module.css';

const LISTED = 2;

function UsedCode({ pass }: { pass: PassView }) {
  const t = useTexts(passesTexts);
  const format = useFormat();
  const { deal } = pass;
  const saved = savedBy(pass);
  return (
    <li className={styles.used}>
      <img
        src={pictureOf(deal, format.language)}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className={styles.picture}
      />
      <div>
        <Link to={`/deals/${pass.dealId}`} className={styles.title}>
          {inLanguage(format.language, deal.title, deal.titleNe)}
        </Link>
        <p className={styles.small}>
          {[businessNameIn(format.language, deal.vendor), format.shortDate(pass.redeemedAt)].join(' · ')}
        </p>
      </div>
      {saved > 0 && <b className={styles.saved}>{t('saved', { amount: format.money(saved) })}</b>}
    </li>
  );
}

/** Last redeemed passes, with a link to all of them; renders nothing before the first redemption. */
export function LastUsed() {
  const t = useTexts(passesTexts);
  const { data } = usePassPagesInfiniteQuery({ state: 'redeemed' });
  const [page] = data?.pages ?? [];
  if (!page || page.items.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('lastUsed')}</h2>
      <ul>
        {page.items.slice(0, LISTED).map((pass) => (
          <UsedCode key={pass.id} pass={pass} />
        ))}
      </ul>
      <Link to="?tab=redeemed" className={styles.all}>
        {t('allUsed', { count: page.total })}
      </Link>
    </section>
  );
}
