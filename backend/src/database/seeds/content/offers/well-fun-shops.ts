import { bogo, bundle, type Offers, percent, rupeesOff } from './offer.js';

export const wellnessFunAndShopOffers: Offers = {
  'Shanta Spa & Wellness': [
    bogo(
      '60-minute singing-bowl massage for two',
      7_000,
      'Lie back while a therapist places warm bronze bowls on and around the body. Book for yourself and the second person comes free. Oils and herbal chiya included.',
    ),
    percent('Trekker’s leg massage', '30', 2_400, 'Forty-five minutes for tired calves and feet.'),
    bogo('A spa day for two', 13_000, 'Steam, scrub, 90-minute massage and lunch. One of you pays.'),
    rupeesOff('Herbal steam and scrub', '600', 2_800, 'Steam with titepati and tulsi, then a salt scrub.'),
    bogo('Weekday head and shoulder hour', 3_000, 'Warm mustard oil, slow hands, ginger chiya.'),
  ],
  'Kathmandu Spa': [
    bogo('Deep-tissue massage for couples', 6_400, 'Two tables in one room, sixty minutes, one paid.'),
    percent('Hydrating facial', '35', 2_600, 'Cleansing, mask and massage with rose and saffron.'),
    bogo('Haircut and blow-dry with a friend', 2_400, 'Any length, any stylist on duty.'),
    rupeesOff('Full-day ritual, Rs. 2,000 off', '2000', 9_500, 'Steam, scrub, massage, facial, lunch.'),
  ],
  'Kamala Beauty Ghar': [
    percent(
      'Hot-stone therapy, 90 minutes',
      '30',
      5_200,
      'River stones, warm oil and a quiet room that looks at the courtyard.',
    ),
    bogo('Mehendi for both hands', 1_600, 'Bring your sister: one pays.'),
    percent('Bridal trial', '20', 6_000, 'Make-up and hair trial with photos to take home.'),
    rupeesOff('Threading and clean-up', '150', 700, 'Brows, upper lip and a quick facial.'),
  ],
  'Resham Salon': [
    bogo('Cut and head massage', 1_800, 'Wash, cut and ten minutes of champi, for two.'),
    percent('Hair colour from root to tip', '25', 4_400, 'Ammonia-free colour, treatment and blow-dry.'),
    bogo('Manicure and pedicure', 2_600, 'Second person free, Sunday to Wednesday.'),
    rupeesOff('Keratin treatment', '1500', 8_500, 'Smooth for three months, all lengths.'),
  ],
  'Tulsi Ayurveda Ghar': [
    bogo('Shirodhara for two', 6_000, 'A warm stream of oil on the forehead, forty minutes each.'),
    percent('Abhyanga oil massage', '30', 2_800, 'Full body, warm sesame oil with herbs from Jumla.'),
    rupeesOff('Seven-day cleanse', '5000', 32_000, 'Daily treatments, meals and a doctor’s visit.'),
    bogo('Pulse reading and tea', 1_600, 'A consultation with our vaidya and a herbal tea.'),
  ],
  'Nagarjun Yoga Ghar': [
    percent(
      'Nagarkot yoga retreat',
      '40',
      20_000,
      'Two nights, six classes, all meals and one silent sunrise.',
    ),
    bogo('Drop-in class by the lake', 1_400, 'Hatha or vinyasa, mats and tea included.'),
    bogo('Sunrise yoga and breakfast', 2_400, 'An hour on the deck, then porridge with a view.'),
    rupeesOff('Ten-class card', '1500', 6_000, 'Use it at both houses within three months.'),
  ],
  'Balaju Fitness Ghar': [
    bundle(
      'Two months for one',
      '2 for 1',
      7_000,
      3_500,
      'Gym and classes for two months, one paid. New members.',
    ),
    bogo('Spinning class for two', 1_000, 'Forty-five minutes, towels and water included.'),
    percent('Personal training, eight sessions', '25', 9_600, 'A plan of your own and somebody who counts.'),
    rupeesOff('Yearly membership', '6000', 30_000, 'Twelve months, freeze up to thirty days.'),
  ],
  'Lekhali Climbing Gym': [
    bogo('Boulder evening for two', 1_400, 'Shoes and chalk included after five.'),
    percent('Beginner course, four lessons', '30', 5_000, 'Knots, falling, footwork.'),
    bogo('Kids’ climbing party, second child free', 1_200, 'An hour with an instructor and juice.'),
    rupeesOff('Month pass', '700', 4_200, 'Climb as often as your arms allow.'),
  ],
  'Tarangini Cineplex': [
    bogo(
      'Two weekday cinema tickets + popcorn',
      1_100,
      'Any film, Sunday to Thursday, with a regular popcorn each.',
    ),
    bundle('Family film: four tickets', '4 for 3', 1_600, 1_200, 'For any Nepali film before six.'),
    percent('Recliner seats', '25', 1_400, 'Two recliners in screen one, blankets included.'),
    rupeesOff('Popcorn and two drinks', '120', 620, 'Large popcorn, butter or timur.'),
  ],
  'Machan Bowling & Arcade': [
    bogo('Bowling, second game free', 1_200, 'Shoes included, up to four players on a lane.'),
    percent('Karaoke room, two hours', '30', 2_400, 'Nepali, Hindi and English songs, snacks on the menu.'),
    bogo('Arcade tokens doubled', 1_000, 'Pay for twenty tokens, play with forty.'),
    rupeesOff('Birthday party for ten', '2500', 15_000, 'Two lanes, pizza and a cake.'),
  ],
  'Baithak Comedy Club': [
    bogo('Stand-up night for two', 1_600, 'Four comedians, ninety minutes, Nepali with bits of English.'),
    bogo('Open mic and a drink', 800, 'Entry and one soft drink each, on Wednesdays.'),
    percent('Improv workshop', '40', 2_500, 'Three hours of games; nobody has to be funny.'),
    rupeesOff('Front-row table for four', '600', 4_000, 'Table, nachos and a pitcher of lemonade.'),
  ],
  'Palpali Karkhana': [
    bogo(
      'Handwoven dhaka tote: second bag free',
      2_400,
      'Lined with cotton, patterns from Palpa. No two are alike.',
    ),
    bogo('Dhaka topi pair', 1_800, 'One for you, one for your father. All sizes.'),
    percent('Dhaka shawl', '25', 3_600, 'Soft cotton, two metres, six colours.'),
    rupeesOff('Cushion covers, set of four', '400', 2_200, 'Forty centimetres square, with zip.'),
  ],
  'Lokta Kagaj Pasal': [
    bogo('Lokta notebook', 900, 'A5, stitched by hand, a hundred pages of bark paper.'),
    percent('Paper lamp', '30', 2_000, 'Folds flat for your suitcase.'),
    bundle('Twelve greeting cards', '12 for 8', 1_200, 800, 'Block-printed with envelopes.'),
    rupeesOff('Paper-making afternoon', '300', 1_500, 'Pulp, frame and sun: take home ten sheets.'),
  ],
  'Chyangra Pashmina Ghar': [
    percent(
      'Pure pashmina shawl',
      '35',
      12_000,
      'Hand-woven, natural colours, with a certificate of the fibre.',
    ),
    bogo('Pashmina scarf', 6_000, 'Two scarves, one price, fourteen colours.'),
    rupeesOff('Wool blanket', '1500', 9_000, 'Double bed, undyed yak and sheep wool.'),
    percent('Yak-wool socks and hat', '20', 2_400, 'For Everest or for your living room.'),
  ],
  'Ghorepani Outdoor Store': [
    percent('Trekking boots', '20', 9_500, 'Waterproof, with a fitting and a free pair of socks.'),
    rupeesOff('Sleeping-bag rental, one week', '300', 1_800, 'Rated to minus ten, washed after every trip.'),
  ],
  'Makwanpur Swim Club': [
    bogo('Swim for two', 600, 'Two hours, lockers and shower.'),
    percent('Children’s swimming course', '25', 4_000, 'Ten lessons in small groups.'),
  ],
  'Sasto Phone Bazar': [
    percent('Any phone cover', '70', 1_500, 'All models, all colours.'),
    bogo('Fast charger', 2_400, 'Buy one charger and get a second one.'),
  ],
};
