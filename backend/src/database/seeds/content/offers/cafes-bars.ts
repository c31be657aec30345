import { bogo, bundle, type Offers, percent, rupeesOff } from './offer.js';

export const cafeAndBarOffers: Offers = {
  'Bihani Roasters': [
    bogo(
      'Any two lattes, all day',
      700,
      'Hot or iced, dairy or oat. Single-origin espresso from Nuwakot in both.',
    ),
    bogo(
      'Filter coffee tasting flight',
      900,
      'Three beans, three brewers, two people. Ask the barista anything.',
    ),
    percent('A kilo of house beans', '20', 2_200, 'Medium roast, whole or ground for your brewer.'),
    rupeesOff(
      'Brunch plate, Rs. 150 off',
      '150',
      780,
      'Eggs, sourdough, mushrooms, greens and a flat white.',
    ),
  ],
  'Coffee Corner': [
    bogo('Cappuccino and a friend’s cappuccino', 480, 'Large cups, any time of the day.'),
    bogo('Grilled sandwich for two', 760, 'Chicken, cheese and tomato or paneer tikka, with fries.'),
    percent('Student breakfast', '30', 350, 'Egg toast, fruit and milk coffee with any student card.'),
    rupeesOff('Cake of the day, Rs. 60 off', '60', 280, 'A thick slice with any hot drink.'),
  ],
  'Chiya Dabali': [
    bogo(
      'Masala chiya and sel roti for two',
      360,
      'Two glasses of masala chiya and four sel roti straight from the pan.',
    ),
    bogo(
      'Lakhamari and milk tea',
      300,
      'The crunchy Newari sweet with a pot of tea. Second pot and second plate free.',
    ),
    percent('Afternoon snack tray', '25', 640, 'Malpuwa, gwaramari, aloo achar and a pot of chiya.'),
    rupeesOff(
      'Chiya for the whole office',
      '200',
      1_000,
      'Twenty glasses in a kettle, delivered around Mangal Bazar.',
    ),
  ],
  'Doko Chiya Ghar Ilam': [
    bogo('Orthodox tea tasting for two', 800, 'Four flushes of one garden, explained at the table.'),
    bogo('Churpi toast and first-flush tea', 520, 'Melted hard cheese on village bread, twice.'),
    percent('Tea to take home', '25', 1_200, 'Silver tips, golden tips or green, 200 grams in a tin.'),
    rupeesOff(
      'Tea-garden picnic basket',
      '250',
      1_450,
      'Sandwiches, fruit, cake and a flask for two, with a blanket.',
    ),
  ],
  'Hatiya Book Cafe': [
    bogo('Carrot cake and coffee', 620, 'Two slices and two americanos, pay for one of each.'),
    bogo(
      'Second-hand book with every breakfast',
      900,
      'Muesli, curd and fruit, and a paperback to keep. The second breakfast is free.',
    ),
    percent(
      'Slow Sunday brunch',
      '20',
      1_100,
      'Pancakes, eggs and bottomless filter coffee from nine to one.',
    ),
    bundle('Three smoothies', '3 for 2', 1_050, 700, 'Mango, banana-peanut or green.'),
  ],
  'Sunkoshi Bakery': [
    bogo('Cinnamon rolls, warm', 360, 'Two rolls for the price of one until they are gone.'),
    bogo('Soup and sourdough', 700, 'Pumpkin, lentil or chicken, with half a loaf.'),
    percent('Celebration cake, one kilo', '15', 1_800, 'Black forest, carrot or lemon. Order a day ahead.'),
    rupeesOff('Bread basket, Rs. 100 off', '100', 540, 'Sourdough, focaccia and four rolls for the weekend.'),
  ],
  'Ilam Chiya Pasal': [
    bogo('A pot of first-flush tea for two', 400, 'One pot, two cups and a plate of makai bhatmas.'),
  ],
  'Butwal Bag Cafe': [
    bogo('Mango lassi for two', 320, 'Made with real mango, under the mango trees.'),
    percent('Garden breakfast', '20', 450, 'Puri tarkari, egg and chiya.'),
  ],
  'Tin Tale Taproom': [
    bogo(
      'Happy hour: two craft pints, 4–8 pm',
      1_300,
      'Any of our twelve taps. Wheat, IPA, stout or the rice lager from Chitwan.',
    ),
    bogo('Beer flight and wings', 1_500, 'Four small glasses and six wings; your friend’s set is free.'),
    percent('Quiz night table for six', '30', 4_800, 'Twelve pints, two platters and pens, on Tuesdays.'),
    rupeesOff('Rooftop platter, Rs. 300 off', '300', 1_600, 'Sekuwa, fries, sausages and three dips.'),
  ],
  'Jhyal Rooftop': [
    bogo('Cocktail duo, Friday and Saturday', 1_700, 'Timur sour, tulsi mojito or rhododendron spritz.'),
    bogo('Mocktails among lanterns', 900, 'Passion fruit, mint and chilli, without alcohol.'),
    percent('Late momo and beer', '25', 950, 'A plate of kothey and a cold bottle after ten.'),
    bundle('Sunday rooftop brunch', '3 for 2', 3_600, 2_400, 'Bottomless mocktails, grill and DJ from noon.'),
  ],
  'Lakhe Lounge': [
    bogo('Raksi old fashioned for two', 1_600, 'Aged millet raksi, timur and orange peel.'),
    percent('Ladies’ Wednesday', '50', 1_400, 'Half off the whole cocktail list from six to nine.'),
    bogo('Tapas evening', 2_000, 'Five small plates, the second set of five on the house.'),
    rupeesOff(
      'Birthday booth, Rs. 1,000 off',
      '1000',
      7_500,
      'A booth for eight, cake and a round of shots.',
    ),
  ],
  'Phewa Sunset Bar': [
    bogo('Sundowner for two', 1_400, 'Gin, lime and lake breeze, from five until the sun is gone.'),
    bogo('Bucket of four beers', 2_400, 'Two buckets, one price, feet in the sand.'),
    percent('Bonfire barbecue', '25', 2_000, 'Chicken, corn and potatoes over the fire with live guitar.'),
    rupeesOff('Fish finger basket', '120', 620, 'Local fish, tartar sauce and fries.'),
  ],
  'Koshi Brewhouse': [
    bogo('House lager, second pint free', 900, 'Brewed behind the glass wall, poured at four degrees.'),
    bogo('Wings by the bucket', 1_100, 'Twelve wings, dalle or honey, twice.'),
    percent('Match-day table', '20', 3_500, 'Two pitchers and a mixed platter when cricket is on.'),
    rupeesOff('Pizza and pitcher, Rs. 250 off', '250', 1_750, 'Any large pizza and a pitcher of lager.'),
  ],
  'Royal Night Palace': [
    percent('Buffet and dance show', '40', 3_000, 'All you can eat, soft drinks and the show.'),
    bogo('Party entry for two', 2_000, 'Entry and one drink each.'),
  ],
};
