import type { Language } from '../language';
import { brand } from './brand';

/** 'Explore deals · Dobbar', as the browser's tab shows it. */
export const pageTitle = (title: string, language: Language): string => `${title} · ${brand.name[language]}`;
