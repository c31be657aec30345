import type { Language } from '../language';
import { brand } from './brand';

/** Title of the browser tab: 'Explore deals · Dobbar'. */
export const pageTitle = (title: string, language: Language): string => `${title} · ${brand.name[language]}`;
