import { Clock, Mail, MapPin, MessageSquare, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import type { SiteValues } from '../../shared/site/site-values';
import styles from './support.module.css';
import { supportTexts } from './texts';

function ContactCard({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.card}>
      <span className={styles.icon}>
        <Icon size={22} />
      </span>
      <h2>{title}</h2>
      {children}
    </li>
  );
}

const dial = (phone: string) => `tel:+977${phone.replace(/\D/g, '').replace(/^0/, '')}`;

function PhoneCard({ site }: { site: SiteValues }) {
  const t = useTexts(supportTexts);
  return (
    <ContactCard icon={Phone} title={t('phone')}>
      <a href={dial(site.phone)}>{site.phone}</a>
    </ContactCard>
  );
}

function MailCard({ site }: { site: SiteValues }) {
  const t = useTexts(supportTexts);
  return (
    <ContactCard icon={Mail} title={t('mail')}>
      <a href={`mailto:${site.email}`}>{site.email}</a>
    </ContactCard>
  );
}

/** Cards with all contact channels. */
export function ContactCards({ site }: { site: SiteValues }) {
  const t = useTexts(supportTexts);
  return (
    <ul className={styles.cards}>
      <PhoneCard site={site} />
      <MailCard site={site} />
      <ContactCard icon={MapPin} title={t('visit')}>
        <span>{site.address}</span>
      </ContactCard>
      <ContactCard icon={Clock} title={t('hours')}>
        <span>{site.hours}</span>
      </ContactCard>
    </ul>
  );
}

/** Cards with the ways to get help. */
export function HelpCards({ site }: { site: SiteValues }) {
  const t = useTexts(supportTexts);
  return (
    <ul className={styles.cards}>
      <ContactCard icon={MessageSquare} title={t('write')}>
        <span>{t('writeText')}</span>
        <a href="#message">{t('writeAction')}</a>
      </ContactCard>
      <MailCard site={site} />
      <PhoneCard site={site} />
    </ul>
  );
}
