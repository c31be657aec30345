/** Types of schema.org that the pages use, with their parent types and the properties of each that may occur. */
const SCHEMA: Readonly<Record<string, { parents?: string[]; properties: string[] }>> = {
  Thing: { properties: ['name', 'description', 'url', 'image', 'sameAs', 'identifier'] },
  Organization: {
    parents: ['Thing'],
    properties: ['address', 'telephone', 'email', 'taxID', 'aggregateRating', 'brand', 'logo'],
  },
  Place: { parents: ['Thing'], properties: ['additionalProperty', 'address', 'telephone', 'geo'] },
  LocalBusiness: { parents: ['Organization', 'Place'], properties: ['priceRange', 'openingHours'] },
  Brand: { parents: ['Thing'], properties: ['aggregateRating', 'logo'] },
  Product: {
    parents: ['Thing'],
    properties: ['additionalProperty', 'aggregateRating', 'brand', 'category', 'offers'],
  },
  Offer: {
    parents: ['Thing'],
    properties: ['price', 'priceCurrency', 'priceValidUntil', 'availability', 'seller'],
  },
  AggregateRating: { parents: ['Thing'], properties: ['ratingValue', 'reviewCount', 'bestRating'] },
  PostalAddress: {
    parents: ['Thing'],
    properties: ['streetAddress', 'addressLocality', 'addressCountry', 'postalCode'],
  },
  PropertyValue: { parents: ['Thing'], properties: ['value', 'minValue', 'maxValue', 'unitCode'] },
};

/** Types that schema.org allows as values of these properties. */
const VALUES: Readonly<Record<string, string[]>> = {
  additionalProperty: ['PropertyValue'],
  address: ['PostalAddress'],
  aggregateRating: ['AggregateRating'],
  brand: ['Brand', 'Organization'],
  offers: ['Offer'],
  seller: ['Organization', 'Person'],
};

const linesOf = (type: string): string[] => [
  type,
  ...(SCHEMA[type]?.parents ?? []).flatMap((parent) => linesOf(parent)),
];

function errorsOf(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null)
    return VALUES[name] && typeof value !== 'string' ? [`${name} is no object`] : [];
  const type = (value as { '@type': string })['@type'];
  const allowed = VALUES[name];
  const isAllowed = allowed?.some((one) => linesOf(type).includes(one));
  return [...(isAllowed ? [] : [`${name} may not be a ${type}`]), ...schemaErrors(value)];
}

/** Differences of structured data from schema.org: unknown types, properties that a type does not have, and values of other types. */
export function schemaErrors(data: object): string[] {
  const { '@type': type, ...rest } = data as { '@type': string };
  if (!SCHEMA[type]) return [`unknown type ${type}`];
  const known = linesOf(type).flatMap((line) => SCHEMA[line]?.properties ?? []);
  return Object.entries(rest)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => [
      ...(known.includes(name) ? [] : [`${type} has no ${name}`]),
      ...[value].flat().flatMap((one) => errorsOf(name, one)),
    ]);
}
