import { SiteHeader } from './header/site-header';
import { TabBar } from './menu/tab-bar';
import styles from './site-layout.module.css';

/** The site's header and tab bar on phones, for pages inside the frame of a dashboard. */
export const AccountBars = () => (
  <>
    <div className={styles.onPhones}>
      <SiteHeader isOfAccount />
    </div>
    <TabBar />
  </>
);
