import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import type { DealBranchView, DealPageView } from 'shared-ui/api/deals';
import { openingLines } from '../../../shared/opening-hours/opening-hours';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, lazyPart } from 'shared-ui/ui';
import { businessFacts } from './business-facts';
import shared from '../deal-detail-page.module.css';
import styles from './deal-places.module.css';
import { dealDetailTexts } from '../texts';

const BranchMap = lazyPart(async () => (await import('./branch-map')).BranchMap);

const mapsLink = ({ latitude, longitude }: DealBranchView): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

function Branch({ branch }: { branch: DealBranchView }) {
  const t = useTexts(dealDetailTexts);
  const language = useLanguage();
  const { name, address, city, latitude, hours } = branch;
  return (
    <li>
      <b>{name}</b>
      <span className={shared.small}>
        {address}, {city}
      </span>
      {hours && (
        <details className={shared.small}>
          <summary>{t('hours')}</summary>
          {openingLines(hours, language, t('closed')).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </details>
      )}
      {latitude !== null && (
        <a
          href={mapsLink(branch)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('openMapOf', { place: name })}
          className={styles.mapLink}
        >
          {t('openMap')}
        </a>
      )}
    </li>
  );
}

/** Where a deal can be used. The map is drawn for who asks for it. */
function Branches({ branches }: Pick<DealPageView, 'branches'>) {
  const t = useTexts(dealDetailTexts);
  const [mapShown, setMapShown] = useState(false);
  const isOnMap = branches.some(({ latitude, longitude }) => latitude !== null && longitude !== null);
  return (
    <>
      <h2 className={styles.subheading}>{t('branches')}</h2>
      <ul className={shared.branches}>
        {branches.map((branch) => (
          <Branch key={branch.id} branch={branch} />
        ))}
      </ul>
      {isOnMap && !mapShown && (
        <Button variant="tint" size="small" className={styles.showMap} onClick={() => setMapShown(true)}>
          <MapPinned size={16} />
          {t('showMap')}
        </Button>
      )}
      {mapShown && <BranchMap branches={branches} label={t('mapLabel')} />}
    </>
  );
}

/** Where it is and who sells it. */
export function DealPlaces({ deal: { branches, vendor } }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const language = useLanguage();
  return (
    <>
      {branches.length > 0 && <Branches branches={branches} />}
      <h2 className={styles.subheading}>{t('vendor')}</h2>
      <p className={shared.description}>{inLanguage(language, vendor.description, vendor.descriptionNe)}</p>
      <dl className={styles.business}>
        {businessFacts(vendor, t).map(({ name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
