import type { BrandPageView } from 'shared-ui/api/brands';
import { pageTitle, type Language } from 'shared-ui/format';
import type { Head } from 'shared-ui/remote';
import { businessNameIn, inLanguage, readTexts } from 'shared-ui/i18n';
import { trustProperties } from '../../shared/trust/trust-data';
import { brandTexts } from './texts';

const given = <Value>(name: string, value: Value | null | undefined) => (value ? { [name]: value } : {});

const placeOf = (brand: BrandPageView) => ({
  '@type': 'PostalAddress',
  streetAddress: brand.address,
  addressLocality: brand.city,
  addressCountry: 'NP',
});

const trustOf = (brand: BrandPageView) => {
  const additionalProperty = trustProperties(brand);
  return additionalProperty && { additionalProperty };
};

/** Returns the structured data of a business for search engines. */
export const businessOf = (brand: BrandPageView, address: string) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': address,
  url: address,
  name: brand.businessName,
  description: brand.description,
  ...given('telephone', brand.phone),
  ...given('email', brand.email),
  ...given('sameAs', brand.website),
  ...given('taxID', brand.vatNumber),
  ...given('address', brand.address && placeOf(brand)),
  ...(typeof brand.averageRating === 'number' && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: brand.averageRating,
      reviewCount: brand.reviewCount,
    },
  }),
  // No rating: visitors do not grade anything.
  ...trustOf(brand),
});

/** Returns the metadata of a business for search engines and link previews. */
export function brandHead(brand: BrandPageView, language: Language, url: URL): Head | undefined {
  const t = readTexts(brandTexts, language);
  if (!t) return undefined;
  const path = `/brand/${brand.slug}`;
  const name = businessNameIn(language, brand);
  const description = inLanguage(language, brand.description, brand.descriptionNe);
  return {
    title: pageTitle(name, language),
    description:
      description.length > 60 || !brand.city
        ? description
        : t('summary', { name, city: inLanguage(language, brand.city, brand.cityNe) }),
    canonicalPath: path,
    ...(brand.logo && { image: brand.logo }),
    ...(process.env.BUILT_FOR !== 'browser' && { jsonLd: [businessOf(brand, url.origin + path)] }),
  };
}
