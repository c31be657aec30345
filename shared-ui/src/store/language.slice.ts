import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../format';

const languageSlice = createSlice({
  name: 'language',
  initialState: 'en' as Language,
  reducers: { languageChosen: (_current, { payload }: PayloadAction<Language>) => payload },
  selectors: { selectLanguage: (language) => language },
});

export const languageReducer = languageSlice.reducer;
export const { languageChosen } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;

const rememberedFor = 365 * 24 * 60 * 60;

/** Stores the language in a cookie. Addresses of dashboards contain no language, so dashboards use the last one shown. */
export const rememberLanguage = (language: Language): void => {
  document.cookie = `lang=${language}; Path=/; Max-Age=${rememberedFor}; SameSite=Lax`;
};

export const rememberedLanguage = (): Language => (/(?:^|;\s*)lang=ne/.test(document.cookie) ? 'ne' : 'en');
