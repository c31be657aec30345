/**
 * The language that somebody chose, or null: the default is no choice (rule A12). Nepali is never a default; accounts have it
 * from a sign-up on Nepali pages or from before choices were noted.
 */
export const CHOSEN_LANGUAGE = `CASE WHEN u.language_chosen_at IS NOT NULL OR u.language = 'ne' THEN u.language END AS "chosenLanguage"`;
