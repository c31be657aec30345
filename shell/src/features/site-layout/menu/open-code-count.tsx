import { usePassPagesInfiniteQuery } from 'shared-ui/api/redemptions';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import { siteTexts } from '../site-texts';
import styles from './tab-bar.module.css';
import { useIsPhone } from './use-is-phone';

/** Number of the customer's open codes on the tab of the codes. It is fetched on phones only, which show the tabs. */
export function OpenCodeCount() {
  const t = useTexts(siteTexts);
  const format = useFormat();
  const isPhone = useIsPhone();
  const { data } = usePassPagesInfiniteQuery({ state: ['issued'], limit: 1 }, { skip: !isPhone });
  const count = data?.pages[0]?.total ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden>
        {format.number(count)}
      </span>
      <VisuallyHidden>{t('openCodes', { count })}</VisuallyHidden>
    </>
  );
}
