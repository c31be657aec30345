import { useTexts } from 'shared-ui/i18n';
import { Rail } from './rail/rail';
import { keptPart } from 'shared-ui/platform';
import { Section } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { categoryTiles } from './category-tiles';
import { homeTexts } from './texts';
import styles from './tile.module.css';

function CategoriesPart() {
  const t = useTexts(homeTexts);
  return (
    <Section>
      <Rail
        heading={<h2>{t('categories')}</h2>}
        step={200}
        columns={8}
        tabletColumns={4}
        gap={18}
        phone="grid"
      >
        {categoryTiles.map(({ name, path, cover, position }) => (
          <Link key={name} to={path} className={styles.tile}>
            <span className={styles.picture}>
              <img
                src={cover}
                alt=""
                width={130}
                height={130}
                loading="lazy"
                style={{ objectPosition: position }}
              />
            </span>
            {t(name)}
          </Link>
        ))}
      </Rail>
    </Section>
  );
}
export const Categories = keptPart(CategoriesPart);
