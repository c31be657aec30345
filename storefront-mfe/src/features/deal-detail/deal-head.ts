import type { DealPageView } from 'shared-ui/api/deals';
import { pageTitle, type Language } from 'shared-ui/format';
import type { Head } from 'shared-ui/remote';
import { inLanguage } from 'shared-ui/i18n';
import { trustProperties } from '../../shared/trust/trust-data';

const SUMMARY = 160;

const shorten = (text: string): string =>
  text.length <= SUMMARY ? text : `${text.slice(0, SUMMARY - 1).replace(/\s+\S*$/, '')}…`;

/** A business with places, because only places have further properties. */
function sellerOf({ vendor, honour }: DealPageView, origin: string) {
  const additionalProperty = trustProperties({ honour, endedCases: vendor.endedCases });
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/brand/${vendor.slug}`,
    name: vendor.businessName,
    ...(additionalProperty && { additionalProperty }),
  };
}

export function offerOf(deal: DealPageView, origin: string) {
  const { averageRating, reviewCount } = deal;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: deal.title,
    description: deal.description,
    image: origin + deal.socialPicture.en,
    category: deal.category.name,
    brand: { '@type': 'Brand', name: deal.vendor.businessName },
    offers: {
      '@type': 'Offer',
      url: `${origin}/deals/${deal.id}`,
      price: deal.discountedPrice,
      priceCurrency: 'NPR',
      priceValidUntil: deal.endDate.slice(0, 10),
      availability: `https://schema.org/${deal.status === 'live' ? 'InStock' : 'SoldOut'}`,
      seller: sellerOf(deal, origin),
    },
    ...(typeof averageRating === 'number' && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount },
    }),
  };
}

function breadcrumbOf(deal: DealPageView, origin: string) {
  const steps = [
    { name: deal.category.name, item: `${origin}/deals?category=${deal.category.slug}` },
    { name: deal.title, item: `${origin}/deals/${deal.id}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** Metadata for search engines and link previews. An expired deal keeps its page but is not indexed. */
export function dealHead(deal: DealPageView, language: Language, url: URL): Head {
  return {
    title: pageTitle(inLanguage(language, deal.title, deal.titleNe), language),
    description: shorten(inLanguage(language, deal.description, deal.descriptionNe)),
    noIndex: deal.status === 'expired',
    ...(process.env.BUILT_FOR !== 'browser' && {
      canonicalPath: `/deals/${deal.id}`,
      image: deal.socialPicture[language],
      imageSize: { width: 1200, height: 630 },
      type: 'product',
      jsonLd: [offerOf(deal, url.origin), breadcrumbOf(deal, url.origin)],
    }),
  };
}
