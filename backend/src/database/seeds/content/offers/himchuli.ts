import { bogo, bundle, percent, rupeesOff } from './offer.js';

/** The demo vendor's deals: one for every state that a dashboard shows. */
export const himchuliOffers = {
  momo: bogo(
    'Two plates of buff or veg momo',
    560,
    'Order one plate of buff or veg momo, steamed or kothey, and get a second plate free. With tomato-timur achar.',
  ),
  thukpa: bogo(
    'Thukpa and chiya for two',
    900,
    'Two bowls of thukpa with chicken or vegetables, and two glasses of masala chiya.',
  ),
  jhol: bogo(
    'Jhol momo in sesame broth',
    640,
    'Momo swimming in warm sesame and tomato broth. One bowl bought, one bowl free.',
  ),
  platter: percent(
    'Chilli momo platter for four',
    '25',
    1_600,
    'Forty pieces, half buff, half vegetable, tossed with peppers and dalle chilli.',
  ),
  lunch: rupeesOff(
    'Momo lunch for two, Rs. 150 off',
    '150',
    750,
    'Two plates of momo, a small salad and two lemon sodas, on weekdays.',
  ),
  khaja: bogo(
    'Newari khaja set',
    560,
    'Chiura, choila, bara and aloo tama with a boiled egg. Bring somebody: the second set is free.',
  ),
  family: bundle(
    'Three plates of kothey for two',
    '3 for 2',
    900,
    600,
    'Pan-fried and crisp on one side. Three plates come, two are paid.',
  ),
  delivery: percent(
    'Frozen momo to take home',
    '20',
    700,
    'Fifty pieces ready for your steamer, achar in a jar.',
  ),
  morning: bogo(
    'Chiya and sel roti morning',
    240,
    'Masala chiya and two sel roti fresh from the pan, for two, until ten.',
  ),
  cookery: rupeesOff(
    'Learn to fold momo',
    '500',
    1_800,
    'Two hours on Saturday afternoon: the dough, the filling, eighteen folds, and dinner afterwards.',
  ),
  tray: percent(
    'Paneer momo party tray',
    '50',
    2_400,
    'A tray for your office or birthday, paneer or mushroom.',
  ),
  dashain: bundle(
    'Dashain momo party',
    '4 for 3',
    1_120,
    840,
    'Four plates for the whole family during the holidays.',
  ),
  monsoon: bogo(
    'Monsoon hot and sour soup',
    440,
    'For rainy evenings: two bowls with wontons, one of them free.',
  ),
  night: percent(
    'Late-night chilli momo',
    '30',
    380,
    'After nine in the evening, until the steamer is empty.',
  ),
  maghe: bogo('Maghe Sankranti ghee-chaku set', 500, 'Ghee, chaku, tarul and til laddu for two.'),
  opening: bogo(
    'Opening treat at our Boudha branch',
    560,
    'The first guests of our new branch by the stupa eat two for one.',
  ),
};
