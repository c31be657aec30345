import type { DealPageVendorView } from 'shared-ui/api/deals';
import type { TextKey, Translate } from 'shared-ui/i18n';
import type english from './texts.en.json';

type T = Translate<TextKey<typeof english>>;

export interface BusinessFact {
  name: string;
  value: string;
  /** Link target: a phone call, an e-mail or a website. */
  href?: string;
}

const call = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Legally required details of the seller; unknown ones are left out. */
export function businessFacts(vendor: DealPageVendorView, t: T): BusinessFact[] {
  const { address, city, registrationNumber, vatNumber, phone, email, website, grievanceContact } = vendor;
  const facts: BusinessFact[] = [];
  const add = (name: string, value: string | null | undefined, href?: string) => {
    if (value) facts.push({ name, value, href });
  };
  add(t('address'), [address, city].filter(Boolean).join(', '));
  add(t('registration'), registrationNumber);
  add(t('vat'), vatNumber);
  add(t('phone'), phone, phone ? call(phone) : undefined);
  add(t('email'), email, `mailto:${email}`);
  add(t('website'), website, website ?? undefined);
  const { name, position, phone: direct, email: mail } = grievanceContact;
  add(
    t('complaints'),
    [name, position, direct].filter(Boolean).join(', ') || mail,
    complaintsLink(direct, mail),
  );
  return facts;
}

const complaintsLink = (phone: string | null, email: string | null): string | undefined =>
  phone ? call(phone) : email ? `mailto:${email}` : undefined;
