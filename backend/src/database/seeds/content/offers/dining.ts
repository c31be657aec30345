import { bogo, bundle, type Offers, percent, rupeesOff } from './offer.js';

export const diningOffers: Offers = {
  'Dhupi Kitchen': [
    bogo(
      'Thukpa for two with ginger tea',
      900,
      'Two big bowls of hand-pulled thukpa, chicken or vegetable, and a pot of ginger tea to share.',
    ),
    bogo(
      'Shabalep, second plate on us',
      640,
      'Crisp fried bread filled with buff or spinach and cheese, with sepen on the side.',
    ),
    percent(
      'Gyakok hot pot for four',
      '25',
      3_200,
      'The brass hot pot with meat, tofu, glass noodles and eleven vegetables. Order an hour ahead.',
    ),
    rupeesOff(
      'Thenthuk lunch, Rs. 120 less',
      '120',
      460,
      'Torn noodles in mutton broth with a small butter tea.',
    ),
  ],
  'Asan Tarkari Bhansa': [
    bogo(
      'Vegetarian thali, two for one',
      760,
      'Seasonal tarkari, two dals, tama, achar and curd rice, refilled until you say stop.',
    ),
    bogo('Paneer masala with two naan', 980, 'Fresh paneer from Kavre in a tomato and cashew gravy.'),
    percent(
      'Saturday vegetable feast',
      '30',
      1_500,
      'Nine dishes on one big brass plate, cooked with what came to Asan that morning.',
    ),
    bundle(
      'Three masala dosas for two',
      '3 for 2',
      960,
      640,
      'Crisp dosa with potato masala, coconut chutney and sambar.',
    ),
  ],
  'Yala Khaja Pasal': [
    bogo(
      'Samay baji set for two',
      900,
      'Chiura, bara, choila, aloo tama, egg and black soybeans, the way it is served at a feast.',
    ),
    bogo('Bara with egg or keema', 360, 'Lentil pancakes hot from the tawa. Order one, get the second free.'),
    percent('Yomari evening', '20', 500, 'Two steamed yomari with chaku and two with khuwa.'),
    rupeesOff(
      'Choila platter, Rs. 200 off',
      '200',
      850,
      'Buff, chicken and mushroom choila with beaten rice.',
    ),
    bogo(
      'Juju dhau after every khaja set',
      240,
      'King curd from Bhaktapur in a clay bowl, one bought and one free.',
    ),
  ],
  'Purbeli Chulo': [
    bogo(
      'Sukuti sadheko and tongba',
      1_100,
      'Dried buffalo meat tossed with ginger and green chilli, one tongba, and the same again for your friend.',
    ),
    bogo('Pork with rayo saag and rice', 840, 'Slow-cooked pork, mustard greens and marshi rice for two.'),
    percent(
      'Kinema thali at lunch',
      '35',
      520,
      'Fermented soybean curry with rice, gundruk and tomato achar.',
    ),
    bundle(
      'Five plates of pork momo',
      '5 for 4',
      1_250,
      1_000,
      'For the table: ten pieces each, with dalle chilli achar.',
    ),
  ],
  'Mithila Rasoi': [
    bogo(
      'Mithila thali on a banana leaf',
      780,
      'Rice, fish in mustard gravy, five kinds of tarua and adauri curry. Buy one, get one.',
    ),
    bogo('Tilkor tarua and rose sherbet', 320, 'Crisp fried tilkor leaves and a cold glass, twice.'),
    percent(
      'Family dinner for six',
      '20',
      4_200,
      'A long table of Mithila dishes, sweets included. Please call in the morning.',
    ),
    rupeesOff('Machha bhat, Rs. 90 off', '90', 410, 'Rohu fish curry with rice and a slice of lime.'),
  ],
  'Sauraha Machha Ghar': [
    bogo(
      'Fried river fish for two',
      1_200,
      'Small fish from the Rapti, fried crisp in mustard oil, with puffed rice and chilli.',
    ),
    bogo(
      'Tharu khaja: ghonghi and dhikri',
      700,
      'Water snails in a spiced gravy and steamed rice dumplings. Vegetarian with potato.',
    ),
    percent(
      'Fish curry dinner by the river',
      '30',
      1_400,
      'Rohu curry, rice and greens at a table on the bank, until nine.',
    ),
    rupeesOff(
      'Sandheko fish snack, Rs. 150 off',
      '150',
      550,
      'Shredded smoked fish with onion, coriander and lemon.',
    ),
  ],
  'Terai Handi': [
    bogo(
      'Mutton handi for two',
      1_300,
      'Mutton on the bone, sealed in a clay pot and cooked for four hours.',
    ),
    bogo('Chitwan-style taas with bhuja', 900, 'Shallow-fried mutton with puffed rice, salad and achar.'),
    percent('Tandoori mixed platter', '25', 1_800, 'Chicken tikka, seekh kebab, fish tikka and garlic naan.'),
    rupeesOff(
      'Office lunch, Rs. 100 off',
      '100',
      420,
      'Dal, rice, chicken curry and salad, at your table in ten minutes.',
    ),
  ],
  'Kali Gandaki Bhanchha': [
    bogo(
      'Thakali thali for two, ghee included',
      1_780,
      'Rice or dhindo, black dal, mutton or chicken, gundruk, spinach, two pickles and as much ghee as you like.',
    ),
    bogo(
      'Dhindo and local chicken',
      1_600,
      'Buckwheat dhindo with free-range chicken curry and timur achar.',
    ),
    percent(
      'Mustang apple tasting',
      '30',
      1_400,
      'Apple crumble, dried apple chiya and a glass of Marpha brandy.',
    ),
    bundle(
      'Sunday family thali',
      '4 for 3',
      3_560,
      2_670,
      'Four thalis with refills, three paid. Children under six eat from your plate.',
    ),
  ],
  'Aakash Ganga': [
    bogo(
      'Seven-course tasting menu',
      7_600,
      'Modern Nepali plates: smoked trout with timur, goat in bamboo, rhododendron sorbet. One guest pays.',
    ),
    percent(
      'Early dinner with a view',
      '40',
      3_800,
      'Three courses of your choice when seated before half past six.',
    ),
    bogo('Rooftop high chiya for two', 2_400, 'Savoury tarts, lalmohan cake and three Ilam teas.'),
    rupeesOff(
      'Anniversary table, Rs. 1,500 off',
      '1500',
      6_500,
      'Window table, flowers, four courses and a cake with your names.',
    ),
  ],
  'Kasthamandap Table': [
    bogo(
      'Twelve-course Newari bhoj',
      5_000,
      'The feast in its proper order, with aila poured from a height. Buy one seat, get one.',
    ),
    percent('Courtyard lunch', '30', 1_900, 'Five small dishes, juju dhau and chiya in the courtyard.'),
    bogo(
      'Mask dance and dinner',
      6_400,
      'A short charya dance, then eight courses by candlelight. Fridays only.',
    ),
    rupeesOff('Private room for ten', '4000', 24_000, 'The upstairs room for ten guests with the full bhoj.'),
  ],
  'Machhapuchhre Grill': [
    bogo(
      'Grilled trout for two',
      2_600,
      'Whole rainbow trout over charcoal with herb butter, roast potatoes and Hemja greens.',
    ),
    bogo('Lamb sekuwa sizzler', 2_200, 'Marinated overnight, served on hot iron with naan.'),
    percent(
      'Sunset set menu',
      '35',
      2_900,
      'Soup, grill and dessert at a lake-side table from five to seven.',
    ),
    rupeesOff(
      'Family grill platter, Rs. 800 off',
      '800',
      4_800,
      'Chicken, lamb, trout and vegetables for four.',
    ),
  ],
  'Karnali Mo:Mo Station': [
    bogo('Chicken momo, two plates for one', 360, 'Ten pieces a plate, steamed or fried, with sesame achar.'),
    percent('Momo and lassi combo', '20', 350, 'A plate of paneer momo and a sweet lassi.'),
  ],
  'Seti Bhansa Ghar': [
    bogo('Far-western thali for two', 640, 'Rice, gahat dal, local chicken, spinach and bhang achar.'),
    rupeesOff('Batuk breakfast, Rs. 50 off', '50', 220, 'Black lentil doughnuts with chutney and milk tea.'),
  ],
};
