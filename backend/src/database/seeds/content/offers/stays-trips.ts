import { bogo, bundle, type Offers, percent, rupeesOff } from './offer.js';

const NIGHTS = '2 nights for 1';

export const stayAndTripOffers: Offers = {
  'Phewa Danda Lodge': [
    bundle(
      'Lake-view room: stay 2 nights, pay for 1',
      NIGHTS,
      9_000,
      4_500,
      'A double room with balcony over Phewa lake. Breakfast for two on both mornings.',
    ),
    bogo(
      'Garden breakfast for non-guests',
      1_500,
      'Fruit from our trees, eggs, porridge and coffee while the mountain wakes up.',
    ),
    percent('Week by the lake', '35', 29_400, 'Seven nights in a garden room for two, laundry included.'),
    rupeesOff('Trekker’s rest night', '1000', 4_200, 'Hot shower, dinner and a soft bed after Poon Hill.'),
  ],
  'Kopila Garden Hotel': [
    bogo('Poolside Saturday with lunch', 4_800, 'Pool, towels and the lunch buffet for two, one pays.'),
    percent(
      'Deluxe double, breakfast included',
      '40',
      14_500,
      'A quiet room on the garden side with breakfast for two.',
    ),
    bogo('Bakery high tea for two', 2_400, 'Scones, finger sandwiches and Ilam tea on the lawn.'),
    bundle(
      'Weekend in the city',
      NIGHTS,
      26_000,
      13_000,
      'Friday to Sunday in a superior room, late check-out.',
    ),
  ],
  'Rapti Tole Lodge': [
    bundle(
      'Jungle lodge night with canoe',
      NIGHTS,
      9_600,
      4_800,
      'A mud cottage by the river, all meals, and a canoe ride at dawn.',
    ),
    percent(
      'Two-day jungle package',
      '30',
      18_000,
      'Jeep safari, bird walk, Tharu dance and full board for two.',
    ),
    bogo('Tharu dinner and stick dance', 2_000, 'Dinner on leaf plates and the dance by the fire.'),
    rupeesOff('Cottage on weekdays', '900', 3_900, 'Sunday to Thursday, breakfast included.'),
  ],
  'Danda Ghar Nagarkot': [
    bundle(
      'Sunrise room with breakfast',
      NIGHTS,
      11_000,
      5_500,
      'East-facing room; we wake you when the sky is clear.',
    ),
    percent('Winter fireplace night', '25', 6_800, 'Room with a wood stove, soup and hot-water bottles.'),
    bogo('Day visit with lunch', 2_200, 'Terrace, lunch and the short walk to the view tower for two.'),
    rupeesOff('Honeymoon suite', '2500', 12_500, 'Corner suite with bathtub, flowers and dinner.'),
  ],
  'Bandipur Aangan': [
    bundle(
      'Old-house room on the bazaar',
      NIGHTS,
      8_400,
      4_200,
      'Carved windows, thick walls, and breakfast on the street.',
    ),
    bogo('Cooking lesson with the family', 2_600, 'Market, grinding stone, five dishes. Two cook, one pays.'),
    percent(
      'Whole house for eight',
      '20',
      32_000,
      'Four rooms and the courtyard to yourselves, breakfast included.',
    ),
    rupeesOff(
      'Silkworm farm walk and lunch',
      '300',
      1_800,
      'Three easy hours with a guide and dal bhat after.',
    ),
  ],
  'Lumbini Shanti Niwas': [
    bundle(
      'Quiet room near the sacred garden',
      NIGHTS,
      6_000,
      3_000,
      'Twin room, vegetarian breakfast and two bicycles.',
    ),
    percent('Three-day meditation stay', '30', 15_000, 'Simple room, all meals and morning sittings.'),
    bogo('Bicycle day with picnic', 1_600, 'Bicycles, a map of the monasteries and a packed lunch.'),
    rupeesOff('Pilgrim’s night', '400', 2_400, 'A clean bed, dinner and breakfast.'),
  ],
  'Shreenagar Retreat': [
    bundle('Pine-forest room', NIGHTS, 7_800, 3_900, 'View room with fireplace and breakfast.'),
    bogo('Palpali dinner with chukauni', 1_600, 'Rice, chukauni, batuk and local chicken for two.'),
    percent(
      'Family suite in the holidays',
      '25',
      9_500,
      'Two rooms with a door between, breakfast for four.',
    ),
    rupeesOff('Dhaulagiri brunch', '200', 1_300, 'Brunch on the lawn when the range is clear.'),
  ],
  'Chil Udaan Paragliding': [
    percent(
      'Tandem paragliding from Sarangkot',
      '35',
      9_500,
      'Jeep to the take-off, 25 to 30 minutes in the air with a licensed pilot, photos included.',
    ),
    bogo('Paragliding photo and video pack', 4_000, 'Two flights filmed from the wing, one pack paid.'),
    percent(
      'Cross-country flight, one hour',
      '20',
      14_000,
      'For the brave: as far along the ridge as the wind allows.',
    ),
    rupeesOff('First-flight weekday morning', '1500', 8_500, 'Half past nine, calm air, good for beginners.'),
  ],
  'Bhote Koshi Trails': [
    percent(
      'Suspension-bridge hike and lunch',
      '30',
      4_500,
      'Five hours along the Bhote Koshi, two long bridges, dal bhat in a village house.',
    ),
    bogo('Canyoning day for two', 13_000, 'Seven waterfalls, wetsuits and guides, transport from Thamel.'),
    bogo('Namobuddha hill walk', 3_600, 'From Dhulikhel over the ridge to the monastery, with packed lunch.'),
    rupeesOff('Overnight Tatopani trek', '2000', 11_500, 'Hot springs, one night in a lodge, all meals.'),
  ],
  'Seti Goreto Rafting': [
    bogo('Half-day rafting on the Seti', 7_000, 'Three hours of friendly rapids, helmet, jacket, snacks.'),
    percent('Two-day Trishuli with beach camp', '30', 12_000, 'Rafting, tents, bonfire and every meal.'),
    rupeesOff('Kayak lesson for beginners', '800', 4_500, 'Flat water first, then a small wave.'),
    bundle('Group of six on the river', '6 for 4', 21_000, 14_000, 'One raft, one guide, four paid.'),
  ],
  'Sauraha Safari Saathi': [
    bogo(
      'Jeep safari, half a day',
      6_000,
      'Rhinos, deer and with luck a bear, with a naturalist who was born here.',
    ),
    percent(
      'Full-day walk and canoe',
      '25',
      5_200,
      'Canoe at dawn, then grassland and forest on foot, lunch included.',
    ),
    bogo('Bird walk before breakfast', 2_000, 'Binoculars and tea; seventy species on a good day.'),
    rupeesOff('Tharu village by ox cart', '300', 1_500, 'Two slow hours, a house visit and a snack.'),
  ],
  'Hattiban Rock & Rope': [
    bogo('Climbing wall day pass', 1_600, 'Shoes, harness and a short introduction, for two.'),
    percent('Real rock on Saturday', '25', 4_800, 'Hattiban crag with guides, ropes and lunch.'),
    rupeesOff('Ten-visit card', '1200', 7_200, 'Valid six months, shoes included.'),
    bogo('Children’s rope hour', 1_200, 'Ages six to twelve, one instructor for four.'),
  ],
  'Sampada Walks': [
    percent(
      'Guided Boudha and Pashupati heritage walk',
      '40',
      2_500,
      'Four hours from stupa to river with a guide who grew up here, entry tickets explained.',
    ),
    bogo('Bhaktapur potters and pagodas', 3_000, 'Squares, back lanes and a turn at the wheel.'),
    bogo('Evening lamps of Boudha', 2_000, 'Light butter lamps and hear why, ends with tea.'),
    rupeesOff('Private family walk', '500', 4_000, 'Your own guide for up to six, at children’s pace.'),
  ],
  'Tansen Sanskriti Ghar': [
    bogo('Museum entry and tea', 600, 'Two visitors, one ticket, tea in the courtyard.'),
    percent('Dhaka weaving workshop', '30', 1_500, 'Three hours at the loom; the strip you weave is yours.'),
    bogo('Karuwa metal-casting visit', 1_200, 'See the famous water pots cast in sand.'),
    rupeesOff('Old town audio tour', '100', 400, 'Headphones, a map and fourteen stories.'),
  ],
  'Tal Barahi Dunga': [
    bogo('Sunset boat for two', 1_400, 'An hour on Phewa with a boatman, to the temple and back.'),
    percent('Boat by the day', '30', 2_500, 'Row yourself, life jackets and lunch box included.'),
    bogo('Peace Pagoda boat and hike', 1_800, 'Across the lake, up through the forest, down to Lakeside.'),
    rupeesOff('Fishing morning', '200', 1_200, 'Rods, bait and chiya from a flask.'),
  ],
  'Trishuli Beach Camp': [
    bogo('Night in a riverside tent', 5_600, 'Tent, dinner, bonfire and breakfast for two.'),
    percent('Raft and camp weekend', '35', 11_000, 'Rafting on Saturday, slow Sunday on the sand.'),
    rupeesOff('Team day out', '5000', 30_000, 'Games, lunch and a raft for ten.'),
    bogo('Beach volleyball and barbecue', 3_000, 'A day visit with lunch for two.'),
  ],
};
