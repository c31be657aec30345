/** Deals that are live in every seed, by their English title. */
export const alwaysLiveTitles: ReadonlySet<string> = new Set([
  'Two plates of buff or veg momo',
  'Thukpa and chiya for two',
  'Lake-view room: stay 2 nights, pay for 1',
  'Tandem paragliding from Sarangkot',
  'Thakali thali for two, ghee included',
  '60-minute singing-bowl massage for two',
  'A spa day for two',
  'Nagarkot yoga retreat',
  'Any two lattes, all day',
  'Happy hour: two craft pints, 4–8 pm',
  'Two weekday cinema tickets + popcorn',
  'Handwoven dhaka tote: second bag free',
  'Masala chiya and sel roti for two',
  'Guided Boudha and Pashupati heritage walk',
  'Jungle lodge night with canoe',
  'Half-day rafting on the Seti',
  'Weekend in the city',
  'Week by the lake',
]);

/** Featured deals, the most recently featured first. */
export const featuredTitles: readonly string[] = [
  'Two plates of buff or veg momo',
  'Lake-view room: stay 2 nights, pay for 1',
  'Tandem paragliding from Sarangkot',
  'Thakali thali for two, ghee included',
  '60-minute singing-bowl massage for two',
  'Nagarkot yoga retreat',
  'Happy hour: two craft pints, 4–8 pm',
  'Any two lattes, all day',
  'Two weekday cinema tickets + popcorn',
  'A spa day for two',
  'Handwoven dhaka tote: second bag free',
  'Thukpa and chiya for two',
];
