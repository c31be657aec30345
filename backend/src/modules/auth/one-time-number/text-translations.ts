/**
 * Texts of SMS. Each fits into two messages; Nepali ones have 70 characters per message. The last line is the format of
 * WebOTP, by which a browser fills in the digits on this site only.
 */
const TEXTS = {
  digits: {
    en: '{digits} is your number for Dobbar, good for 10 minutes. Give it to nobody.\n\n@{host} #{digits}',
    ne: 'दोब्बरको नम्बर {digits}, १० मिनेट चल्छ। कसैलाई नदिनुहोस्।\n\n@{host} #{digits}',
  },
  'admin-sign-in': {
    en: 'Admins of Dobbar do not sign in by SMS. Please sign in here: {link}',
    ne: 'दोब्बरको एडमिनले SMS बाट साइन इन गर्न मिल्दैन। यहाँबाट गर्नुहोस्: {link}',
  },
} as const;

interface TextValues {
  digits: string;
  host: string;
  link: string;
}

/** @returns the text of an SMS in the given language */
export const textOf = (
  kind: keyof typeof TEXTS,
  language: 'en' | 'ne',
  { digits, host, link }: TextValues,
): string =>
  TEXTS[kind][language].replaceAll('{digits}', digits).replace('{host}', host).replace('{link}', link);
