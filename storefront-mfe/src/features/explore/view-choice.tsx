import { LayoutGrid, Map as MapIcon } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './view-choice.module.css';
import { pathOf, without, type Filters } from './filters/filters';
import { exploreTexts } from './texts';

/** Switches between list and map of the same deals. */
export function ViewChoice({ filters }: { filters: Filters }) {
  const t = useTexts(exploreTexts);
  const views = [
    { name: 'list', icon: LayoutGrid, to: pathOf(without(filters, 'view')), isShown: !filters.view },
    { name: 'map', icon: MapIcon, to: pathOf({ ...filters, view: 'map' }), isShown: filters.view === 'map' },
  ] as const;
  return (
    <nav aria-label={t('view')} className={styles.views}>
      {views.map(({ name, icon: Icon, to, isShown }) => (
        <Link
          key={name}
          to={to}
          replace
          aria-current={isShown ? 'true' : undefined}
          className={cx(styles.view, isShown && styles.viewShown)}
        >
          <Icon size={16} />
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
