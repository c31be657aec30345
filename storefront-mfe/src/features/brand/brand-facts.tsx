import type { ReactNode } from 'react';
import type { BrandPageView, BranchView } from 'shared-ui/api/brands';
import { openingLines } from '../../shared/opening-hours/opening-hours';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import styles from './brand-page.module.css';
import { brandTexts } from './texts';
import { mapAddress, safeWebsite } from './links';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const phoneLink = (phone: string | null) =>
  phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
const mailLink = (email: string | null) => email && <a href={`mailto:${email}`}>{email}</a>;

function Complaints({ brand }: { brand: BrandPageView }) {
  const t = useTexts(brandTexts);
  const language = useLanguage();
  const name = brand.contactName ?? businessNameIn(language, brand);
  return (
    <Card>
      <h2>{t('complaints')}</h2>
      <p className={styles.small}>{t('complaintsText')}</p>
      <p>
        <b>{name}</b>
        {brand.contactPosition && `, ${brand.contactPosition}`}
      </p>
      <dl className={styles.facts}>
        <Fact name={t('phone')}>{phoneLink(brand.contactPhone ?? brand.phone)}</Fact>
        <Fact name={t('email')}>{mailLink(brand.contactEmail ?? brand.email)}</Fact>
      </dl>
    </Card>
  );
}

function Branch({ branch }: { branch: BranchView }) {
  const t = useTexts(brandTexts);
  const language = useLanguage();
  const { name, address, city, hours } = branch;
  const map = mapAddress(branch);
  return (
    <li>
      <b>{name}</b>
      <span className={styles.small}>{address.includes(city) ? address : `${address}, ${city}`}</span>
      {hours && (
        <details className={styles.small}>
          <summary>{t('hours')}</summary>
          {openingLines(hours, language, t('closed')).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </details>
      )}
      {map && (
        <a href={map} target="_blank" rel="noopener noreferrer" aria-label={t('onMapOf', { name })}>
          {t('onMap')}
        </a>
      )}
    </li>
  );
}

/** Legal details of the business (rule B3). */
export function BrandFacts({ brand }: { brand: BrandPageView }) {
  const t = useTexts(brandTexts);
  const website = safeWebsite(brand.website);
  return (
    <div className={styles.cards}>
      <Card>
        <h2>{t('facts')}</h2>
        <dl className={styles.facts}>
          <Fact name={t('address')}>{[brand.address, brand.city].filter(Boolean).join(', ')}</Fact>
          <Fact name={t('registration')}>{brand.registrationNumber}</Fact>
          <Fact name={t('vat')}>{brand.vatNumber}</Fact>
          <Fact name={t('phone')}>{phoneLink(brand.phone)}</Fact>
          <Fact name={t('email')}>{mailLink(brand.email)}</Fact>
          <Fact name={t('website')}>
            {website && (
              <a href={website.href} target="_blank" rel="noopener noreferrer nofollow">
                {website.host}
              </a>
            )}
          </Fact>
        </dl>
      </Card>
      <Complaints brand={brand} />
      {brand.branches.length > 0 && (
        <Card>
          <h2>{t('branches')}</h2>
          <ul className={styles.branches}>
            {brand.branches.map((branch) => (
              <Branch key={branch.id} branch={branch} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
