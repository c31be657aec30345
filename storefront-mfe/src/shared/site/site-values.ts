import type { SiteView } from 'shared-ui/api/site';
import { brand, formatNumber, type Language } from 'shared-ui/format';

type CaseTime = 'caseAnswerHours' | 'decisionDays' | 'secondLookDays';
type SiteValue = CaseTime | 'name' | 'phone' | 'email' | 'address' | 'hours' | 'answerHours' | 'days';

const NO_TIMES = { caseAnswerHours: '', decisionDays: '', secondLookDays: '' };

/** Values of the site for `{placeholders}` in translations. */
export type SiteValues = Readonly<Record<SiteValue, string>>;

/** A server of the version before does not deliver these times. */
function caseTimesOf({ caseTimes }: Partial<SiteView>, number: (value: number) => string) {
  if (!caseTimes) return NO_TIMES;
  return {
    caseAnswerHours: number(caseTimes.answerHours),
    decisionDays: number(caseTimes.decisionDays),
    secondLookDays: number(caseTimes.secondLookDays),
  };
}

/** Returns the values in the current language; all except the name are empty until the server has responded. */
export function siteValuesOf(site: SiteView | undefined, language: Language): SiteValues {
  const isNepali = language === 'ne';
  const number = (value: number) => formatNumber(value, language);
  if (!site) {
    const name = brand.name[language];
    return { name, phone: '', email: '', address: '', hours: '', answerHours: '', days: '', ...NO_TIMES };
  }
  return {
    name: isNepali ? site.nameNe : site.name,
    phone: site.phone,
    email: site.supportEmail,
    address: isNepali ? site.addressNe : site.address,
    hours: isNepali ? site.supportHoursNe : site.supportHours,
    answerHours: number(site.answerHours),
    ...caseTimesOf(site, number),
    days: `${number(site.verificationDaysFrom)}–${number(site.verificationDaysTo)}`,
  };
}
