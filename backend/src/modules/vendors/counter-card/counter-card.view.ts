import { CARD_WORDS } from './counter-card-words.js';

/** Sentence of the card, which is printed in both languages. */
export class CardSentenceView {
  en: string;
  ne: string;
}

/** Texts on the front of the printed counter card. */
export class CounterCardView {
  show: CardSentenceView;
  seeDeals: CardSentenceView;
  steps: CardSentenceView[];
}

const sentence = ([en, ne]: readonly [string, string]): CardSentenceView => ({ en, ne });

export const counterCardView = (): CounterCardView => ({
  show: sentence(CARD_WORDS.show),
  seeDeals: sentence(CARD_WORDS.seeDeals),
  steps: CARD_WORDS.guestSteps.map(sentence),
});
