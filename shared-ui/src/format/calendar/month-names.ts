import type { Language } from '../language';

const split = (names: string): readonly string[] => names.split(' ');

export const MONTH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: split('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  ne: split('जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'),
};

export const BIKRAM_SAMBAT_MONTHS = split('वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत');
