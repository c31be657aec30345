import type { CategorySlug } from './categories.js';

type Family = 'table' | 'stay' | 'trip' | 'body' | 'shop';

export const familyOf: Record<CategorySlug, Family> = {
  dining: 'table',
  'premium-dining': 'table',
  'casual-dining': 'table',
  cafes: 'table',
  'pubs-bars': 'table',
  hotels: 'stay',
  attractions: 'trip',
  adventure: 'trip',
  entertainment: 'trip',
  beauty: 'body',
  fitness: 'body',
  retail: 'shop',
};

/** Texts of reviews, by kind of business and satisfaction. */
export const comments: Record<Family, { glad: readonly string[]; mixed: readonly string[] }> = {
  table: {
    glad: [
      'Honoured the offer without any fuss. We will come again.',
      'Went with my bahini after office, the second plate really was free.',
      'Fresh, hot and plenty of it. The achar is the reason to go.',
      'Good food and friendly dai at the counter, code scanned in two seconds.',
      'Took my parents. They could not believe the bill.',
      'Full on Saturday, but they found us a corner. Worth the wait.',
      'Better than I remembered, and half the price.',
      'We shared everything and paid for one. Simple.',
      'खाना मीठो, सेवा राम्रो। अफर भनेजस्तै पाइयो।',
      'साथीसँग गएको, दुई प्लेट आयो एकको मात्र पैसा लाग्यो। मजा आयो।',
      'अचार त झन् कमाल। फेरि जाने हो।',
    ],
    mixed: [
      'Tasty, but we waited forty minutes for a table.',
      'Portions a little small for the price.',
      'The waiter had to ask his manager about the code first.',
      'खाना ठिकै, भीड धेरै थियो।',
    ],
  },
  stay: {
    glad: [
      'Clean room, warm blankets and a view we will not forget.',
      'Two nights for one, breakfast included, no hidden charges.',
      'Quiet place. The didi at reception even packed us lunch.',
      'Hot water worked, the balcony is worth every rupee.',
      'कोठा सफा, दृश्य अद्भुत। परिवारसँग फेरि आउँछौँ।',
    ],
    mixed: ['Nice view, weak wifi.', 'Room was fine, dinner came late.'],
  },
  trip: {
    glad: [
      'The guide knew every stone. Four hours went like one.',
      'My first time and I was scared for exactly one minute. Brilliant.',
      'Well organised, on time, good equipment.',
      'Children loved it. We paid for one and went two.',
      'अनुभव एकदमै राम्रो, गाइड दाइ साह्रै मिलनसार।',
    ],
    mixed: ['Fun, but started half an hour late.', 'Good, a bit shorter than expected.'],
  },
  body: {
    glad: [
      'Very relaxing. Call first, Saturdays are full.',
      'Clean, calm, and the ginger chiya afterwards is lovely.',
      'My shoulders thank you. Went with a friend, paid for one.',
      'Trainer took time to explain everything.',
      'शरीर हल्का भयो। स्टाफ असाध्यै नरम बोलीका।',
    ],
    mixed: [
      'Good massage, the room was a little cold.',
      'Nice, but the session was closer to fifty minutes.',
    ],
  },
  shop: {
    glad: [
      'Beautiful work, the second one went to my mother.',
      'Honest prices and no pressure to buy.',
      'The pattern is even nicer than in the picture.',
      'सामान राम्रो, बुट्टा झनै राम्रो।',
    ],
    mixed: ['Lovely, but only two colours were left.', 'Good quality, packing could be better.'],
  },
};

export const disappointed = [
  'They first said the offer was over, then gave it anyway. Please brief your staff.',
  'Too crowded, we left before our order came.',
  'Not what the description says.',
];

export const replies = {
  thanks: [
    'Thank you for coming! See you soon.',
    'Dhanyabad! Bring the whole family next time.',
    'So glad you liked it. The team says namaste.',
    'धन्यवाद! फेरि आउनुहोला।',
  ],
  sorry: [
    'We are sorry about that. Please ask for the manager next time, we will make it right.',
    'Thank you for telling us. We have talked with the team about it.',
  ],
};
