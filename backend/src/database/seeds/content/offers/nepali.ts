interface NepaliText {
  titleNe: string;
  descriptionNe: string;
}

/** The Nepali texts of the demo deals, by their English title. */
export const nepaliTexts: Readonly<Record<string, NepaliText>> = {
  'Any two lattes, all day': {
    titleNe: 'दिनभरि जुनसुकै दुई लाते',
    descriptionNe: 'तातो वा चिसो, गाईको वा ओटको दूध; दुवैमा नुवाकोटकै कफी।',
  },
  'Filter coffee tasting flight': {
    titleNe: 'फिल्टर कफी चाख्ने सेट',
    descriptionNe: 'तीन थरी कफी, तीन तरिका, दुई जना; मनमा लागेको जे पनि बरिस्टालाई सोध्नुहोस्।',
  },
  'A kilo of house beans': {
    titleNe: 'एक किलो हाउस कफी',
    descriptionNe: 'मिडियम रोस्ट, दानै वा तपाईंको मेसिनअनुसार पिँधेको।',
  },
  'Brunch plate, Rs. 150 off': {
    titleNe: 'ब्रन्च प्लेट, रु. १५० छुट',
    descriptionNe: 'अन्डा, सावरडो ब्रेड, च्याउ, साग र फ्ल्याट ह्वाइट कफी।',
  },
  'Cappuccino and a friend’s cappuccino': {
    titleNe: 'तपाईंको क्यापुचिनो, साथीको पनि',
    descriptionNe: 'दिनभरि जुनसुकै बेला, ठूलो कपमा।',
  },
  'Grilled sandwich for two': {
    titleNe: 'दुई जनालाई ग्रिल स्यान्डविच',
    descriptionNe: 'चिकेन, चिज र गोलभेँडा वा पनिर टिक्का, फ्रेन्च फ्राइजसँग।',
  },
  'Student breakfast': {
    titleNe: 'विद्यार्थी नास्ता',
    descriptionNe: 'जुनसुकै विद्यार्थी परिचयपत्र देखाउनेलाई अन्डा टोस्ट, फलफूल र दूध कफी।',
  },
  'Cake of the day, Rs. 60 off': {
    titleNe: 'आजको केक, रु. ६० छुट',
    descriptionNe: 'तातो पेयसँग बाक्लो एक टुक्रा केक।',
  },
  'Masala chiya and sel roti for two': {
    titleNe: 'दुई जनालाई मसला चिया र सेल रोटी',
    descriptionNe: 'दुई गिलास मसला चिया र ताईबाट भर्खर झिकेका चार सेल रोटी।',
  },
  'Lakhamari and milk tea': {
    titleNe: 'लाखामरी र दूध चिया',
    descriptionNe: 'नेवारी लाखामरी र एक केतली चिया, दोस्रो केतली र दोस्रो प्लेट सित्तैमा।',
  },
  'Afternoon snack tray': {
    titleNe: 'दिउँसोको खाजा',
    descriptionNe: 'मालपुवा, ग्वारामरी, आलुको अचार र एक केतली चिया।',
  },
  'Chiya for the whole office': {
    titleNe: 'अफिसभरिलाई चिया',
    descriptionNe: 'मङ्गलबजार वरपर केतलीमै ल्याइदिने बीस गिलास चिया।',
  },
  'Orthodox tea tasting for two': {
    titleNe: 'दुई जनाका लागि अर्थोडक्स चिया',
    descriptionNe: 'एउटै बगानका चार मौसमका चिया, टेबलमै चिनाएर चखाइन्छ।',
  },
  'Churpi toast and first-flush tea': {
    titleNe: 'छुर्पी टोस्ट र फर्स्ट फ्लस चिया',
    descriptionNe: 'गाउँले रोटीमा पगालेको छुर्पी र वसन्तको पहिलो चिया, दुई जनालाई।',
  },
  'Tea to take home': {
    titleNe: 'घर लैजाने चिया',
    descriptionNe: 'सिल्भर टिप्स, गोल्डेन टिप्स वा ग्रिन टी, बट्टामा २०० ग्राम।',
  },
  'Tea-garden picnic basket': {
    titleNe: 'चियाबगान पिकनिक टोकरी',
    descriptionNe: 'दुई जनालाई स्यान्डविच, फलफूल, केक, थर्मसमा चिया र ओछ्याउने कम्बल।',
  },
  'Carrot cake and coffee': {
    titleNe: 'गाजरको केक र कफी',
    descriptionNe: 'दुई टुक्रा केक र दुई अमेरिकानो, पैसा एक-एकको मात्र।',
  },
  'Second-hand book with every breakfast': {
    titleNe: 'नास्तासँग एउटा पुरानो किताब',
    descriptionNe: 'म्युस्ली, दही र फलफूल अनि घर लैजान एउटा किताब; दोस्रो नास्ता सित्तैमा।',
  },
  'Slow Sunday brunch': {
    titleNe: 'आइतबारको फुर्सदिलो ब्रन्च',
    descriptionNe: 'बिहान ९ देखि दिउँसो १ बजेसम्म प्यानकेक, अन्डा र जति पनि फिल्टर कफी।',
  },
  'Three smoothies': { titleNe: 'दुईको मूल्यमा तीन स्मुदी', descriptionNe: 'आँप, केरा-बदाम वा हरियो।' },
  'Cinnamon rolls, warm': { titleNe: 'तातो सिनामन रोल', descriptionNe: 'एकको मूल्यमा दुई रोल, नसकिउन्जेल।' },
  'Soup and sourdough': { titleNe: 'सुप र सावरडो', descriptionNe: 'फर्सी, दाल वा कुखुराको सुप र आधा सावरडो ब्रेड।' },
  'Celebration cake, one kilo': {
    titleNe: 'एक किलो उत्सव केक',
    descriptionNe: 'ब्ल्याक फरेस्ट, गाजर वा लेमन; एक दिनअघि अर्डर गर्नुहोस्।',
  },
  'Bread basket, Rs. 100 off': {
    titleNe: 'ब्रेडको टोकरी, रु. १०० छुट',
    descriptionNe: 'शनिबारका लागि सावरडो, फोकाचिया र चार रोल।',
  },
  'Mango lassi for two': { titleNe: 'दुई जनालाई आँपको लस्सी', descriptionNe: 'आँपकै रूखमुनि बसेर साँच्चैको आँपको लस्सी।' },
  'Garden breakfast': { titleNe: 'बगैँचामा बिहानको खाजा', descriptionNe: 'पुरी तरकारी, अन्डा र चिया।' },
  'Happy hour: two craft pints, 4–8 pm': {
    titleNe: 'ह्याप्पी आवर: साँझ ४ देखि ८ बजेसम्म दुई पाइन्ट क्राफ्ट बियर',
    descriptionNe: 'हाम्रा बाह्र ट्यापमध्ये जुनसुकै: ह्विट, आईपीए, स्टाउट वा चितवनको राइस लागर।',
  },
  'Beer flight and wings': {
    titleNe: 'बियर फ्लाइट र चिकेन विङ्स',
    descriptionNe: 'चार साना गिलास बियर र छ विङ्स, साथीको सेट सित्तैमा।',
  },
  'Quiz night table for six': {
    titleNe: 'क्विज नाइटमा छ जनाको टेबल',
    descriptionNe: 'मङ्गलबार साँझ बाह्र पाइन्ट बियर, दुई प्लेटर र कलम।',
  },
  'Rooftop platter, Rs. 300 off': {
    titleNe: 'रुफटप प्लेटर, रु. ३०० छुट',
    descriptionNe: 'सेकुवा, फ्रेन्च फ्राइज, ससेज र तीन थरी डिप।',
  },
  'Cocktail duo, Friday and Saturday': {
    titleNe: 'शुक्रबार र शनिबार दुई ककटेल',
    descriptionNe: 'टिमुर सावर, तुलसी मोहितो वा लालीगुराँस स्प्रिट्ज।',
  },
  'Mocktails among lanterns': {
    titleNe: 'लाल्टिनको उज्यालोमा मकटेल',
    descriptionNe: 'प्यासन फ्रुट, पुदिना र खुर्सानी, अल्कोहलबिना।',
  },
  'Late momo and beer': {
    titleNe: 'राति अबेर मम र बियर',
    descriptionNe: 'राति १० बजेपछि एक प्लेट कोथे र एक बोतल चिसो बियर।',
  },
  'Sunday rooftop brunch': {
    titleNe: 'आइतबारको रुफटप ब्रन्च',
    descriptionNe: 'दिउँसो १२ बजेदेखि जति पनि मकटेल, ग्रिल र डीजे।',
  },
  'Raksi old fashioned for two': {
    titleNe: 'दुई जनालाई रक्सी ओल्ड फेसन्ड',
    descriptionNe: 'पुरानो कोदोको रक्सी, टिमुर र सुन्तलाको बोक्रा।',
  },
  'Ladies’ Wednesday': {
    titleNe: 'बुधबार महिलालाई आधा मूल्य',
    descriptionNe: 'साँझ ६ देखि राति ९ बजेसम्म सबै ककटेलमा आधा छुट।',
  },
  'Tapas evening': { titleNe: 'टापास साँझ', descriptionNe: 'पाँच साना परिकार, दोस्रो पाँच सित्तैमा।' },
  'Birthday booth, Rs. 1,000 off': {
    titleNe: 'जन्मदिनको बुथ, रु. १,००० छुट',
    descriptionNe: 'आठ जनाको बुथ, केक र एक राउन्ड सट।',
  },
  'Sundowner for two': {
    titleNe: 'सूर्यास्तमा दुई पेय',
    descriptionNe: 'साँझ ५ बजेदेखि घाम नडुबेसम्म जिन, कागती र तालको हावा।',
  },
  'Bucket of four beers': {
    titleNe: 'चार बियरको बाल्टिन',
    descriptionNe: 'एकको मूल्यमा दुई बाल्टिन, खुट्टा बालुवामा।',
  },
  'Bonfire barbecue': {
    titleNe: 'क्याम्पफायर बार्बेक्यु',
    descriptionNe: 'लाइभ गितारसँगै आगोमा पोलेको कुखुरा, मकै र आलु।',
  },
  'Fish finger basket': { titleNe: 'फिस फिङ्गर बास्केट', descriptionNe: 'स्थानीय माछा, टार्टर सस र फ्रेन्च फ्राइज।' },
  'House lager, second pint free': {
    titleNe: 'हाउस लागर, दोस्रो पाइन्ट सित्तैमा',
    descriptionNe: 'सिसाको भित्तापछाडि बनाएर चार डिग्रीमा पस्किएको बियर।',
  },
  'Wings by the bucket': {
    titleNe: 'बाल्टिनभरि विङ्स',
    descriptionNe: 'डल्ले वा महका बाह्र विङ्स, दुई बाल्टिन एकको मूल्यमा।',
  },
  'Match-day table': {
    titleNe: 'खेल हेर्ने टेबल',
    descriptionNe: 'क्रिकेट चलेका बेला दुई पिचर बियर र एउटा मिक्स प्लेटर।',
  },
  'Pizza and pitcher, Rs. 250 off': {
    titleNe: 'पिज्जा र पिचर, रु. २५० छुट',
    descriptionNe: 'जुनसुकै ठूलो पिज्जा र एक पिचर लागर।',
  },
  'Buffet and dance show': { titleNe: 'बुफे र नाच', descriptionNe: 'मन लागेजति खाना, सफ्ट ड्रिङ्क र नाच।' },
  'Party entry for two': { titleNe: 'दुई जनाको पार्टी प्रवेश', descriptionNe: 'प्रवेश र एक-एक पेय।' },
  'Thukpa for two with ginger tea': {
    titleNe: 'दुई जनालाई थुक्पा र अदुवा चिया',
    descriptionNe: 'हातैले तन्काएको चाउचाउको दुई ठूला कचौरा थुक्पा, कुखुरा वा तरकारी, र बाँडेर खाने एक केतली अदुवा चिया।',
  },
  'Shabalep, second plate on us': {
    titleNe: 'शाफाले, दोस्रो प्लेट सित्तैमा',
    descriptionNe: 'मासु वा पालुङ्गो र चिज भरेर कुरकुरे तारेको शाफाले, साथमा सेपेन अचार।',
  },
  'Gyakok hot pot for four': {
    titleNe: 'चार जनालाई ग्याकोक',
    descriptionNe: 'पित्तलको भाँडोमा मासु, टोफु, ग्लास नुडल्स र एघार थरी तरकारी; एक घण्टाअघि अर्डर गर्नुहोस्।',
  },
  'Thenthuk lunch, Rs. 120 less': {
    titleNe: 'खाजामा ठेन्थुक, रु. १२० छुट',
    descriptionNe: 'खसीको झोलमा हातले टुक्र्याएको ठेन्थुक र सानो गिलास नुन चिया।',
  },
  'Vegetarian thali, two for one': {
    titleNe: 'शाकाहारी थाली, एकको मूल्यमा दुई',
    descriptionNe: 'मौसमी तरकारी, दुई थरी दाल, तामा, अचार र दहीभात, अघाएसम्म थपिन्छ।',
  },
  'Paneer masala with two naan': {
    titleNe: 'पनिर मसला र दुई नान',
    descriptionNe: 'गोलभेँडा र काजुको ग्रेभीमा काभ्रेको ताजा पनिर।',
  },
  'Saturday vegetable feast': {
    titleNe: 'शनिबारको तरकारी भोज',
    descriptionNe: 'त्यस बिहान असन बजारमा आएकै तरकारीबाट बनेका नौ परिकार, एउटै ठूलो पित्तलको थालमा।',
  },
  'Three masala dosas for two': {
    titleNe: 'दुईको मूल्यमा तीन मसला डोसा',
    descriptionNe: 'आलु मसला भरेको कुरकुरे डोसा, नरिवलको चटनी र साम्बर।',
  },
  'Samay baji set for two': {
    titleNe: 'दुई जनालाई समयबजी सेट',
    descriptionNe: 'चिउरा, बारा, छोयला, आलु तामा, अन्डा र कालो भटमास, भोजमा पस्केजस्तै।',
  },
  'Bara with egg or keema': {
    titleNe: 'अन्डा वा किमा बारा',
    descriptionNe: 'ताबाबाट निस्केको तातो बारा, एउटा किन्दा अर्को सित्तैमा।',
  },
  'Yomari evening': { titleNe: 'योमरी साँझ', descriptionNe: 'चाकुका दुई र खुवाका दुई, बाफमा पकाएका योमरी।' },
  'Choila platter, Rs. 200 off': {
    titleNe: 'छोयला प्लेटर, रु. २०० छुट',
    descriptionNe: 'बफ, कुखुरा र च्याउको छोयला, साथमा चिउरा।',
  },
  'Juju dhau after every khaja set': {
    titleNe: 'खाजा सेटपछि जुजु धौ',
    descriptionNe: 'भक्तपुरको माटोको कटौरामा जुजु धौ, एउटा किन्दा एउटा सित्तैमा।',
  },
  'Sukuti sadheko and tongba': {
    titleNe: 'सुकुटी साँधेको र तोङ्बा',
    descriptionNe: 'अदुवा र हरियो खुर्सानीमा साँधेको राँगाको सुकुटी र एक तोङ्बा, साथीलाई पनि उस्तै।',
  },
  'Pork with rayo saag and rice': {
    titleNe: 'बङ्गुरको मासु, रायोको साग र भात',
    descriptionNe: 'मन्द आगोमा पकाएको बङ्गुरको मासु, रायोको साग र मार्सी चामलको भात, दुई जनालाई।',
  },
  'Kinema thali at lunch': {
    titleNe: 'दिउँसोको किनेमा थाली',
    descriptionNe: 'किनेमाको तरकारी, भात, गुन्द्रुक र गोलभेँडाको अचार।',
  },
  'Five plates of pork momo': {
    titleNe: 'चार प्लेटको मूल्यमा पाँच प्लेट पोर्क मम',
    descriptionNe: 'साथीभाइसँग बाँडेर खान एक-एक प्लेटमा दस पिस, डल्ले खुर्सानीको अचारसहित।',
  },
  'Mithila thali on a banana leaf': {
    titleNe: 'केराको पातमा मिथिला थाली',
    descriptionNe: 'भात, तोरी हालेको माछाको झोल, पाँच थरी तरुवा र अदौरीको तरकारी, एउटा किन्दा अर्को सित्तैमा।',
  },
  'Tilkor tarua and rose sherbet': {
    titleNe: 'तिलकोरको तरुवा र गुलाब सर्बत',
    descriptionNe: 'कुरकुरे तारेको तिलकोरको पात र चिसो सर्बत, दुई जनालाई।',
  },
  'Family dinner for six': {
    titleNe: 'छ जनाको पारिवारिक रात्रिभोज',
    descriptionNe: 'मिठाईसहित मिथिलाका परिकारले भरिएको टेबल; बिहानै फोन गरिदिनुहोस्।',
  },
  'Machha bhat, Rs. 90 off': {
    titleNe: 'माछाभात, रु. ९० छुट',
    descriptionNe: 'रोहु माछाको झोल, भात र एक टुक्रा कागती।',
  },
  'Fried river fish for two': {
    titleNe: 'दुई जनालाई खोलाको तारेको माछा',
    descriptionNe: 'राप्तीका स-साना माछा तोरीको तेलमा कुरकुरे तारेर, भुजा र खुर्सानीसँग।',
  },
  'Tharu khaja: ghonghi and dhikri': {
    titleNe: 'थारू खाजा: घोङ्गी र ढिक्री',
    descriptionNe: 'मसलेदार झोलमा घोङ्गी र बाफमा पकाएको ढिक्री; शाकाहारीलाई आलु।',
  },
  'Fish curry dinner by the river': {
    titleNe: 'नदीकिनारमा माछाको झोल र भात',
    descriptionNe: 'रोहु माछाको झोल, भात र साग, किनारकै टेबलमा, राति ९ बजेसम्म।',
  },
  'Sandheko fish snack, Rs. 150 off': {
    titleNe: 'साँधेको माछा, रु. १५० छुट',
    descriptionNe: 'धुवाँमा सुकाएको माछा प्याज, धनियाँ र कागतीमा साँधेको।',
  },
  'Mutton handi for two': {
    titleNe: 'दुई जनालाई मटन हाँडी',
    descriptionNe: 'माटोको हाँडीमा मुख टालेर चार घण्टा पकाएको हाडसहितको खसीको मासु।',
  },
  'Chitwan-style taas with bhuja': {
    titleNe: 'चितवनको तास र भुजा',
    descriptionNe: 'थोरै तेलमा भुटेको खसीको तास, भुजा, सलाद र अचारसँग।',
  },
  'Tandoori mixed platter': {
    titleNe: 'तन्दुरी मिक्स प्लेटर',
    descriptionNe: 'चिकेन टिक्का, सिख कबाब, फिस टिक्का र गार्लिक नान।',
  },
  'Office lunch, Rs. 100 off': {
    titleNe: 'अफिसको खाना, रु. १०० छुट',
    descriptionNe: 'दाल, भात, कुखुराको मासु र सलाद, दस मिनेटमै टेबलमा।',
  },
  'Thakali thali for two, ghee included': {
    titleNe: 'दुई जनालाई घिउसहित थकाली थाली',
    descriptionNe: 'भात वा ढिँडो, कालो दाल, खसी वा कुखुरा, गुन्द्रुक, पालुङ्गो, दुई थरी अचार र मन लागेजति घिउ।',
  },
  'Dhindo and local chicken': {
    titleNe: 'ढिँडो र लोकल कुखुरा',
    descriptionNe: 'फापरको ढिँडो, लोकल कुखुराको झोल र टिमुरको अचार।',
  },
  'Mustang apple tasting': {
    titleNe: 'मुस्ताङे स्याउको स्वाद',
    descriptionNe: 'स्याउको क्रम्बल, सुकाएको स्याउको चिया र एक गिलास मार्फाको ब्रान्डी।',
  },
  'Sunday family thali': {
    titleNe: 'आइतबारको पारिवारिक थाली',
    descriptionNe: 'चार थाली थपीथपी, पैसा तीनको मात्र; छ वर्षमुनिका बालबालिका अभिभावककै थालबाट खान्छन्।',
  },
  'Seven-course tasting menu': {
    titleNe: 'सात परिकारको टेस्टिङ मेनु',
    descriptionNe:
      'टिमुर हालेको ट्राउट, बाँसमा पकाएको खसी र गुराँसको सर्बेटजस्ता नयाँ शैलीका नेपाली परिकार, पैसा एक जनाको मात्र।',
  },
  'Early dinner with a view': {
    titleNe: 'दृश्य हेर्दै साँझको खाना',
    descriptionNe: 'साँझ साढे ६ बजेअघि बस्नेलाई रोजेका तीन परिकार।',
  },
  'Rooftop high chiya for two': {
    titleNe: 'दुई जनालाई रुफटप हाई-टी',
    descriptionNe: 'नुनिलो टार्ट, लालमोहन केक र तीन थरी इलाम चिया।',
  },
  'Anniversary table, Rs. 1,500 off': {
    titleNe: 'वर्षगाँठको टेबल, रु. १,५०० छुट',
    descriptionNe: 'झ्यालछेउको टेबल, फूल, चार परिकार र तपाईंहरूको नाम लेखिएको केक।',
  },
  'Twelve-course Newari bhoj': {
    titleNe: 'बाह्र परिकारको नेवारी भोज',
    descriptionNe: 'रीतअनुसार पस्किने भोज र माथिबाट खन्याइने अयला, एक जनाको मूल्यमा दुई जना।',
  },
  'Courtyard lunch': {
    titleNe: 'चोकमा दिउँसोको खाना',
    descriptionNe: 'चोकमै बसेर पाँच साना परिकार, जुजु धौ र चिया।',
  },
  'Mask dance and dinner': {
    titleNe: 'मुखुण्डो नाच र रात्रिभोज',
    descriptionNe: 'छोटो चर्या नृत्य, अनि मैनबत्तीको उज्यालोमा आठ परिकार; शुक्रबार मात्र।',
  },
  'Private room for ten': {
    titleNe: 'दस जनाको निजी कोठा',
    descriptionNe: 'दस जनालाई माथिल्लो तलाको कोठा र पूरा भोज।',
  },
  'Grilled trout for two': {
    titleNe: 'दुई जनालाई ग्रिल ट्राउट',
    descriptionNe: 'कोइलामा पोलेको सिङ्गो ट्राउट, हर्ब बटर, आलु र हेम्जाको सागसँग।',
  },
  'Lamb sekuwa sizzler': {
    titleNe: 'भेडाको सेकुवा सिजलर',
    descriptionNe: 'रातभर मसलामा भिजाएर तातो फलामे प्लेटमा नानसँग पस्किएको।',
  },
  'Sunset set menu': {
    titleNe: 'सूर्यास्तको सेट मेनु',
    descriptionNe: 'साँझ ५ देखि ७ बजेसम्म तालछेउको टेबलमा सुप, ग्रिल र डेजर्ट।',
  },
  'Family grill platter, Rs. 800 off': {
    titleNe: 'पारिवारिक ग्रिल प्लेटर, रु. ८०० छुट',
    descriptionNe: 'चार जनालाई कुखुरा, भेडा, ट्राउट र तरकारी।',
  },
  'Chicken momo, two plates for one': {
    titleNe: 'चिकेन मम, एकको मूल्यमा दुई प्लेट',
    descriptionNe: 'एक प्लेटमा दस पिस, स्टिम वा फ्राई, तिलको अचारसँग।',
  },
  'Momo and lassi combo': { titleNe: 'मम र लस्सी कम्बो', descriptionNe: 'एक प्लेट पनिर मम र गुलियो लस्सी।' },
  'Far-western thali for two': {
    titleNe: 'दुई जनालाई सुदूरपश्चिमको थाली',
    descriptionNe: 'भात, गहतको दाल, लोकल कुखुरा, पालुङ्गो र भाङको अचार।',
  },
  'Batuk breakfast, Rs. 50 off': {
    titleNe: 'बिहानको बटुक, रु. ५० छुट',
    descriptionNe: 'मासको बटुक, चटनी र दूध चिया।',
  },
  'Two plates of buff or veg momo': {
    titleNe: 'दुई प्लेट बफ वा भेज मम',
    descriptionNe: 'बफ वा भेज, स्टिम वा कोथे: एक प्लेट किन्नुहोस्, दोस्रो प्लेट सित्तैमा; साथमा गोलभेँडा र टिमुरको अचार।',
  },
  'Thukpa and chiya for two': {
    titleNe: 'दुई जनालाई थुक्पा र चिया',
    descriptionNe: 'कुखुरा वा तरकारी हालेको दुई कचौरा थुक्पा र दुई गिलास मसला चिया।',
  },
  'Jhol momo in sesame broth': {
    titleNe: 'तिलको झोलमा झोल मम',
    descriptionNe: 'तिल र गोलभेँडाको न्यानो झोलमा डुबेको मम, एक कचौरा किन्दा अर्को सित्तैमा।',
  },
  'Chilli momo platter for four': {
    titleNe: 'चार जनालाई चिली मम प्लेटर',
    descriptionNe: 'आधा बफ र आधा भेज गरी चालीस पिस मम, भेडे खुर्सानी र डल्ले खुर्सानीमा भुटेको।',
  },
  'Momo lunch for two, Rs. 150 off': {
    titleNe: 'दुई जनालाई ममको खाजा, रु. १५० छुट',
    descriptionNe: 'कार्यदिनमा दुई प्लेट मम, एउटा सानो सलाद र दुई लेमन सोडा।',
  },
  'Newari khaja set': {
    titleNe: 'नेवारी खाजा सेट',
    descriptionNe: 'चिउरा, छोयला, बारा, आलु तामा र उसिनेको अन्डा; साथी लिएर आउनुहोस्, दोस्रो सेट सित्तैमा।',
  },
  'Three plates of kothey for two': {
    titleNe: 'दुई प्लेटको मूल्यमा तीन प्लेट कोथे',
    descriptionNe: 'एकापट्टि करकर हुने गरी तारेको कोथे मम, तीन प्लेट आउँछ, पैसा दुईको मात्र।',
  },
  'Frozen momo to take home': {
    titleNe: 'घर लैजाने फ्रोजन मम',
    descriptionNe: 'स्टिमरमा राख्न मात्र बाँकी पचास पिस मम र बोतलमा अचार।',
  },
  'Chiya and sel roti morning': {
    titleNe: 'बिहानको चिया र सेल रोटी',
    descriptionNe: 'बिहान १० बजेसम्म दुई जनालाई मसला चिया र ताईबाट भर्खर झिकेका दुई-दुई सेल रोटी।',
  },
  'Learn to fold momo': {
    titleNe: 'मम बनाउन सिक्नुहोस्',
    descriptionNe: 'शनिबार दिउँसो दुई घण्टा: पीठो मुछ्ने, मसला बनाउने, अठार पत्र पार्ने र अन्त्यमा सँगै खाने।',
  },
  'Paneer momo party tray': {
    titleNe: 'पार्टीका लागि पनिर ममको ट्रे',
    descriptionNe: 'अफिस वा जन्मदिनका लागि पनिर वा च्याउको ममको एक ट्रे।',
  },
  'Dashain momo party': {
    titleNe: 'दसैँको मम पार्टी',
    descriptionNe: 'दसैँ बिदामा सिङ्गो परिवारलाई चार प्लेट मम, तीन प्लेटको मूल्यमा।',
  },
  'Monsoon hot and sour soup': {
    titleNe: 'वर्षायामको हट एन्ड सावर सुप',
    descriptionNe: 'झरी परेको साँझका लागि वन्टन हालेको दुई कचौरा सुप, एउटा सित्तैमा।',
  },
  'Late-night chilli momo': {
    titleNe: 'राति अबेरको चिली मम',
    descriptionNe: 'राति ९ बजेपछि, स्टिमर रित्तिएसम्म।',
  },
  'Maghe Sankranti ghee-chaku set': {
    titleNe: 'माघे सङ्क्रान्तिको घिउ-चाकु सेट',
    descriptionNe: 'दुई जनालाई घिउ, चाकु, तरुल र तिलको लड्डु।',
  },
  'Opening treat at our Boudha branch': {
    titleNe: 'बौद्ध शाखा खुलेको खुसीमा',
    descriptionNe: 'स्तूपछेउको नयाँ शाखामा सुरुका ग्राहकलाई एकको मूल्यमा दुई।',
  },
  'Lake-view room: stay 2 nights, pay for 1': {
    titleNe: 'ताल देखिने कोठा: दुई रात बस्नुहोस्, एक रातको तिर्नुहोस्',
    descriptionNe: 'फेवातालतिर बरन्डा भएको दुई जनाको कोठा, दुवै बिहान दुई जनाको खाजासहित।',
  },
  'Garden breakfast for non-guests': {
    titleNe: 'बाहिरबाट आउनेलाई बगैँचाको खाजा',
    descriptionNe: 'हिमाल उघ्रिँदै गर्दा आफ्नै बोटको फलफूल, अन्डा, जाउलो र कफी।',
  },
  'Week by the lake': {
    titleNe: 'तालको छेउमा एक हप्ता',
    descriptionNe: 'बगैँचातिरको कोठामा दुई जनालाई सात रात, लुगा धुने सुविधासहित।',
  },
  'Trekker’s rest night': {
    titleNe: 'पदयात्रीको आराम रात',
    descriptionNe: 'पुनहिलबाट फर्केपछि तातो पानीको नुहाइ, बेलुकाको खाना र नरम ओछ्यान।',
  },
  'Poolside Saturday with lunch': {
    titleNe: 'शनिबार पुल र दिउँसोको खाना',
    descriptionNe: 'पुल, तौलिया र बुफे खाना दुई जनालाई, पैसा एक जनाको।',
  },
  'Deluxe double, breakfast included': {
    titleNe: 'डिलक्स डबल कोठा, खाजासहित',
    descriptionNe: 'बगैँचातिरको शान्त कोठा र दुई जनाको बिहानको खाजा।',
  },
  'Bakery high tea for two': {
    titleNe: 'दुई जनालाई बेकरी हाई-टी',
    descriptionNe: 'चौरमा बसेर स्कोन, साना स्यान्डविच र इलाम चिया।',
  },
  'Weekend in the city': {
    titleNe: 'सहरमै सप्ताहान्त',
    descriptionNe: 'शुक्रबारदेखि आइतबारसम्म सुपेरियर कोठा र ढिलो चेक-आउट।',
  },
  'Jungle lodge night with canoe': {
    titleNe: 'जङ्गल लजमा रात र डुङ्गा सयर',
    descriptionNe:
      'राप्तीकिनारमा माटोको घर, सबै छाक खाना र बिहानीको डुङ्गा सयर; दुई रात बस्नुहोस्, एक रातको तिर्नुहोस्।',
  },
  'Two-day jungle package': {
    titleNe: 'दुई दिने जङ्गल प्याकेज',
    descriptionNe: 'दुई जनालाई जिप सफारी, चरा अवलोकन, थारू नाच, बस्ने र खाने सबै।',
  },
  'Tharu dinner and stick dance': {
    titleNe: 'थारू खाना र लट्ठी नाच',
    descriptionNe: 'टपरीमा पस्किएको खाना र आगोको छेउमा लट्ठी नाच।',
  },
  'Cottage on weekdays': {
    titleNe: 'कार्यदिनमा कटेज',
    descriptionNe: 'आइतबारदेखि बिहीबारसम्म, बिहानको खाजासहित।',
  },
  'Sunrise room with breakfast': {
    titleNe: 'सूर्योदय देखिने कोठा, खाजासहित',
    descriptionNe: 'पूर्वतिरको कोठा; आकाश खुलेको बिहान हामी आफैँ उठाउँछौँ।',
  },
  'Winter fireplace night': {
    titleNe: 'हिउँदमा अँगेनाछेउको रात',
    descriptionNe: 'दाउराको अँगेना भएको कोठा, तातो सुप र तातो पानीको झोला।',
  },
  'Day visit with lunch': {
    titleNe: 'दिनभरको घुमाइ र खाना',
    descriptionNe: 'दुई जनालाई बार्दली, दिउँसोको खाना र भ्यु टावरसम्मको छोटो हिँडाइ।',
  },
  'Honeymoon suite': { titleNe: 'हनिमुन सुइट', descriptionNe: 'बाथटब भएको कुनाको सुइट, फूल र बेलुकाको खाना।' },
  'Old-house room on the bazaar': {
    titleNe: 'बजारकै पुरानो घरमा कोठा',
    descriptionNe: 'बुट्टेदार झ्याल, बाक्ला गारा र बाटोतिर बसेर बिहानको खाजा।',
  },
  'Cooking lesson with the family': {
    titleNe: 'परिवारसँगै पकाउन सिक्नुहोस्',
    descriptionNe: 'बजार, सिलौटो र पाँच परिकार: पकाउने दुई जना, पैसा एक जनाको।',
  },
  'Whole house for eight': {
    titleNe: 'आठ जनालाई पूरै घर',
    descriptionNe: 'चार कोठा र चोक तपाईंहरूकै, बिहानको खाजासहित।',
  },
  'Silkworm farm walk and lunch': {
    titleNe: 'रेशम खेती हिँडाइ र खाना',
    descriptionNe: 'गाइडसँग तीन घण्टाको सजिलो हिँडाइ, अनि दालभात।',
  },
  'Quiet room near the sacred garden': {
    titleNe: 'पवित्र उद्याननजिक शान्त कोठा',
    descriptionNe: 'दुई खाटको कोठा, शाकाहारी खाजा र दुई साइकल।',
  },
  'Three-day meditation stay': {
    titleNe: 'तीन दिनको ध्यान बसाइ',
    descriptionNe: 'साधारण कोठा, सबै छाक खाना र बिहानको ध्यान।',
  },
  'Bicycle day with picnic': {
    titleNe: 'साइकल र पिकनिकको दिन',
    descriptionNe: 'साइकल, विहारहरूको नक्सा र पोको पारेको खाजा।',
  },
  'Pilgrim’s night': { titleNe: 'तीर्थयात्रीको रात', descriptionNe: 'सफा ओछ्यान, बेलुकाको खाना र बिहानको खाजा।' },
  'Pine-forest room': {
    titleNe: 'सल्लाघारीमा कोठा',
    descriptionNe: 'दृश्य देखिने, अँगेना भएको कोठा र बिहानको खाजा।',
  },
  'Palpali dinner with chukauni': {
    titleNe: 'चुकौनीसहित पाल्पाली खाना',
    descriptionNe: 'दुई जनालाई भात, चुकौनी, बटुक र लोकल कुखुरा।',
  },
  'Family suite in the holidays': {
    titleNe: 'बिदामा पारिवारिक सुइट',
    descriptionNe: 'भित्रैबाट जोडिएका दुई कोठा र चार जनाको बिहानको खाजा।',
  },
  'Dhaulagiri brunch': { titleNe: 'धौलागिरी हेर्दै ब्रन्च', descriptionNe: 'हिमाल खुलेका दिन चौरमै ब्रन्च।' },
  'Tandem paragliding from Sarangkot': {
    titleNe: 'सराङकोटबाट ट्यान्डम प्याराग्लाइडिङ',
    descriptionNe: 'सराङकोटसम्म जिप, अनुमतिप्राप्त पाइलटसँग २५ देखि ३० मिनेट आकाशमा, फोटोसहित।',
  },
  'Paragliding photo and video pack': {
    titleNe: 'प्याराग्लाइडिङको फोटो र भिडियो',
    descriptionNe: 'दुई उडानको भिडियो पखेटाबाटै, पैसा एउटाको मात्र।',
  },
  'Cross-country flight, one hour': {
    titleNe: 'एक घण्टाको क्रस-कन्ट्री उडान',
    descriptionNe: 'आँट भएकाका लागि: हावाले लगेजति टाढा, डाँडैडाँडा।',
  },
  'First-flight weekday morning': {
    titleNe: 'कार्यदिनको बिहान पहिलो उडान',
    descriptionNe: 'बिहान साढे ९ बजे, शान्त हावा, पहिलो पटक उड्नेलाई उपयुक्त।',
  },
  'Suspension-bridge hike and lunch': {
    titleNe: 'झोलुङ्गे पुलको हाइकिङ र खाना',
    descriptionNe: 'भोटेकोसी किनारै किनार पाँच घण्टा, दुई लामा पुल र गाउँको घरमा दालभात।',
  },
  'Canyoning day for two': {
    titleNe: 'दुई जनालाई क्यानोइङ',
    descriptionNe: 'सात झरना, वेटसुट, गाइड र ठमेलबाट गाडी।',
  },
  'Namobuddha hill walk': {
    titleNe: 'नमोबुद्ध पदयात्रा',
    descriptionNe: 'धुलिखेलबाट डाँडैडाँडा गुम्बासम्म, बाटोमा खाने खाजासहित।',
  },
  'Overnight Tatopani trek': {
    titleNe: 'तातोपानीमा एक रात',
    descriptionNe: 'तातोपानी कुण्ड, लजमा एक रात र सबै छाक खाना।',
  },
  'Half-day rafting on the Seti': {
    titleNe: 'सेती नदीमा आधा दिन र्‍याफ्टिङ',
    descriptionNe: 'तीन घण्टा रमाइला छाल, हेलमेट, लाइफ ज्याकेट र खाजासहित; दुई जना जानुहोस्, एक जनाको तिर्नुहोस्।',
  },
  'Two-day Trishuli with beach camp': {
    titleNe: 'त्रिशूलीमा दुई दिन, बगरमा क्याम्प',
    descriptionNe: 'र्‍याफ्टिङ, टेन्ट, क्याम्पफायर र सबै छाक खाना।',
  },
  'Kayak lesson for beginners': {
    titleNe: 'सिकारुलाई कायाक',
    descriptionNe: 'पहिले शान्त पानीमा, अनि सानो छालमा।',
  },
  'Group of six on the river': {
    titleNe: 'छ जनाको समूह र्‍याफ्टिङ',
    descriptionNe: 'एउटा र्‍याफ्ट, एक गाइड, छ जना जानुहोस्, चार जनाको तिर्नुहोस्।',
  },
  'Jeep safari, half a day': {
    titleNe: 'आधा दिन जिप सफारी',
    descriptionNe: 'यहीँ जन्मेका प्रकृति गाइडसँग गैँडा, मृग र भाग्यले भालु।',
  },
  'Full-day walk and canoe': {
    titleNe: 'दिनभर जङ्गल हिँडाइ र डुङ्गा',
    descriptionNe: 'बिहानै डुङ्गा, अनि घाँसेमैदान र जङ्गलको हिँडाइ, दिउँसोको खानासहित।',
  },
  'Bird walk before breakfast': {
    titleNe: 'खाजाअघि चरा अवलोकन',
    descriptionNe: 'दूरबिन र चिया; राम्रो दिनमा सत्तरी प्रजातिका चरा।',
  },
  'Tharu village by ox cart': {
    titleNe: 'गोरुगाडामा थारू गाउँ',
    descriptionNe: 'फुर्सदिलो दुई घण्टा, एउटा घरको भ्रमण र खाजा।',
  },
  'Climbing wall day pass': {
    titleNe: 'क्लाइम्बिङ वालमा एक दिन',
    descriptionNe: 'दुई जनालाई जुत्ता, हार्नेस र छोटो तालिम।',
  },
  'Real rock on Saturday': {
    titleNe: 'शनिबार साँच्चैको चट्टानमा',
    descriptionNe: 'हात्तीवनको चट्टान, गाइड, डोरी र दिउँसोको खाना।',
  },
  'Ten-visit card': { titleNe: 'दस पटकको कार्ड', descriptionNe: 'छ महिनासम्म चल्छ, जुत्तासहित।' },
  'Children’s rope hour': {
    titleNe: 'बालबालिकालाई डोरी चढाइ',
    descriptionNe: 'छदेखि बाह्र वर्षका लागि, चार जनामा एक प्रशिक्षक।',
  },
  'Guided Boudha and Pashupati heritage walk': {
    titleNe: 'बौद्ध र पशुपति सम्पदा पदयात्रा',
    descriptionNe: 'यहीँ हुर्केका गाइडसँग स्तूपदेखि बागमतीसम्म चार घण्टा; प्रवेश टिकटबारे पनि बताइन्छ।',
  },
  'Bhaktapur potters and pagodas': {
    titleNe: 'भक्तपुरका कुमाले र मन्दिर',
    descriptionNe: 'चोक, भित्री गल्ली र आफ्नै हातले चक्का घुमाउने मौका।',
  },
  'Evening lamps of Boudha': {
    titleNe: 'बौद्धमा साँझको बत्ती',
    descriptionNe: 'बत्ती बाल्नुहोस्, किन बालिन्छ सुन्नुहोस्, अन्त्यमा चिया।',
  },
  'Private family walk': {
    titleNe: 'परिवारका लागि निजी पदयात्रा',
    descriptionNe: 'छ जनासम्मलाई आफ्नै गाइड, बच्चाकै चालमा।',
  },
  'Museum entry and tea': { titleNe: 'सङ्ग्रहालय र चिया', descriptionNe: 'दुई जना, एउटा टिकट, अनि चोकमा चिया।' },
  'Dhaka weaving workshop': {
    titleNe: 'ढाका बुन्ने कार्यशाला',
    descriptionNe: 'तानमा तीन घण्टा; आफूले बुनेको टुक्रा आफैँलाई।',
  },
  'Karuwa metal-casting visit': {
    titleNe: 'करुवा ढलाइ अवलोकन',
    descriptionNe: 'बालुवामा करुवा कसरी ढालिन्छ, आफ्नै आँखाले हेर्नुहोस्।',
  },
  'Old town audio tour': { titleNe: 'पुरानो सहरको अडियो टुर', descriptionNe: 'हेडफोन, नक्सा र चौध कथा।' },
  'Sunset boat for two': {
    titleNe: 'दुई जनालाई सूर्यास्तको डुङ्गा सयर',
    descriptionNe: 'माझीसँग फेवातालमा एक घण्टा, मन्दिरसम्म पुगेर फर्कने।',
  },
  'Boat by the day': {
    titleNe: 'दिनभरलाई डुङ्गा',
    descriptionNe: 'आफैँ खियाउनुहोस्, लाइफ ज्याकेट र खाजाको बट्टा समावेश।',
  },
  'Peace Pagoda boat and hike': {
    titleNe: 'डुङ्गा र शान्ति स्तूप हाइकिङ',
    descriptionNe: 'ताल पार, जङ्गलको उकालो, अनि लेकसाइडतिर ओरालो।',
  },
  'Fishing morning': { titleNe: 'माछा मार्ने बिहान', descriptionNe: 'बल्छी, चारो र थर्मसको चिया।' },
  'Night in a riverside tent': {
    titleNe: 'नदीकिनारको टेन्टमा रात',
    descriptionNe: 'दुई जनालाई टेन्ट, बेलुकाको खाना, क्याम्पफायर र बिहानको खाजा।',
  },
  'Raft and camp weekend': {
    titleNe: 'र्‍याफ्टिङ र क्याम्प सप्ताहान्त',
    descriptionNe: 'शनिबार र्‍याफ्टिङ, आइतबार बगरमा आराम।',
  },
  'Team day out': { titleNe: 'टोलीको एक दिन बाहिर', descriptionNe: 'दस जनालाई खेल, खाना र र्‍याफ्टिङ।' },
  'Beach volleyball and barbecue': {
    titleNe: 'बगरमा भलिबल र बार्बेक्यु',
    descriptionNe: 'दुई जनाका लागि खानासहित एक दिनको घुमाइ।',
  },
  '60-minute singing-bowl massage for two': {
    titleNe: 'दुई जनाका लागि ६० मिनेट सिङ्गिङ बाउल मसाज',
    descriptionNe:
      'आराम गरेर पल्टिनुहोस्, थेरापिस्टले न्यानो काँसका कचौरा शरीरमाथि राखेर बजाउँछन्; एक जनाको तिर्दा दोस्रो सित्तैमा, तेल र जडीबुटी चियासहित।',
  },
  'Trekker’s leg massage': {
    titleNe: 'पदयात्रीको खुट्टाको मसाज',
    descriptionNe: 'थाकेका पिँडुला र पैतालालाई पैँतालीस मिनेट।',
  },
  'A spa day for two': {
    titleNe: 'दुई जनाका लागि स्पामा एक दिन',
    descriptionNe: 'स्टिम, स्क्रब, ९० मिनेटको मसाज र दिउँसोको खाना, पैसा एक जनाको मात्र।',
  },
  'Herbal steam and scrub': {
    titleNe: 'जडीबुटी स्टिम र स्क्रब',
    descriptionNe: 'तीतेपाती र तुलसीको बाफ, अनि नुनको स्क्रब।',
  },
  'Weekday head and shoulder hour': {
    titleNe: 'कार्यदिनमा टाउको र काँधको मसाज',
    descriptionNe: 'न्यानो तोरीको तेल, बिस्तारै चल्ने हात र अदुवा चिया।',
  },
  'Deep-tissue massage for couples': {
    titleNe: 'जोडीका लागि डिप टिस्यु मसाज',
    descriptionNe: 'एउटै कोठामा दुई टेबल, साठी मिनेट, पैसा एक जनाको।',
  },
  'Hydrating facial': { titleNe: 'हाइड्रेटिङ फेसियल', descriptionNe: 'गुलाब र केसरले सफाइ, मास्क र मसाज।' },
  'Haircut and blow-dry with a friend': {
    titleNe: 'साथीसँग हेयरकट र ब्लो-ड्राई',
    descriptionNe: 'जुनसुकै लम्बाइ, त्यो दिन भएका जुनसुकै स्टाइलिस्ट।',
  },
  'Full-day ritual, Rs. 2,000 off': {
    titleNe: 'दिनभरको स्पा, रु. २,००० छुट',
    descriptionNe: 'स्टिम, स्क्रब, मसाज, फेसियल र दिउँसोको खाना।',
  },
  'Hot-stone therapy, 90 minutes': {
    titleNe: '९० मिनेट हट स्टोन थेरापी',
    descriptionNe: 'खोलाका तातो ढुङ्गा, न्यानो तेल र चोकतिरको शान्त कोठा।',
  },
  'Mehendi for both hands': {
    titleNe: 'दुवै हातमा मेहन्दी',
    descriptionNe: 'दिदीबहिनी सँगै आउनुहोस्, पैसा एक जनाको मात्र।',
  },
  'Bridal trial': { titleNe: 'दुलहीको ट्रायल', descriptionNe: 'मेकअप र केशको ट्रायल, घर लैजान फोटोसहित।' },
  'Threading and clean-up': { titleNe: 'थ्रेडिङ र क्लिन-अप', descriptionNe: 'आँखीभौँ, माथिल्लो ओठ र छोटो फेसियल।' },
  'Cut and head massage': {
    titleNe: 'केश कटाइ र टाउकोको मसाज',
    descriptionNe: 'दुई जनालाई धुने, काट्ने र दस मिनेट चम्पी।',
  },
  'Hair colour from root to tip': {
    titleNe: 'जरादेखि टुप्पोसम्म केशको रङ',
    descriptionNe: 'एमोनियारहित रङ, ट्रिटमेन्ट र ब्लो-ड्राई।',
  },
  'Manicure and pedicure': {
    titleNe: 'म्यानिक्योर र पेडिक्योर',
    descriptionNe: 'आइतबारदेखि बुधबारसम्म दोस्रो जनालाई सित्तैमा।',
  },
  'Keratin treatment': { titleNe: 'केराटिन ट्रिटमेन्ट', descriptionNe: 'तीन महिनासम्म मुलायम, जुनसुकै लम्बाइको केशमा।' },
  'Shirodhara for two': {
    titleNe: 'दुई जनालाई शिरोधारा',
    descriptionNe: 'निधारमा न्यानो तेलको धारा, एक-एक जनालाई चालीस मिनेट।',
  },
  'Abhyanga oil massage': {
    titleNe: 'अभ्यङ्ग तेल मसाज',
    descriptionNe: 'जुम्लाका जडीबुटी हालेको न्यानो तिलको तेलले पूरै शरीरको मसाज।',
  },
  'Seven-day cleanse': { titleNe: 'सात दिने शरीर शुद्धि', descriptionNe: 'दैनिक उपचार, खाना र वैद्यको परामर्श।' },
  'Pulse reading and tea': {
    titleNe: 'नाडी परीक्षण र चिया',
    descriptionNe: 'हाम्रा वैद्यसँग परामर्श र जडीबुटी चिया।',
  },
  'Nagarkot yoga retreat': {
    titleNe: 'नगरकोटमा योग शिविर',
    descriptionNe: 'दुई रात, छ कक्षा, सबै छाक खाना र हिमाल हेर्दै एउटा मौन सूर्योदय।',
  },
  'Drop-in class by the lake': {
    titleNe: 'तालछेउमा योग कक्षा',
    descriptionNe: 'हठ वा विन्यास योग, म्याट र चियासहित।',
  },
  'Sunrise yoga and breakfast': {
    titleNe: 'सूर्योदयमा योग र खाजा',
    descriptionNe: 'डेकमा एक घण्टा योग, अनि दृश्य हेर्दै जाउलो।',
  },
  'Ten-class card': { titleNe: 'दस कक्षाको कार्ड', descriptionNe: 'तीन महिनाभित्र दुवै ठाउँमा चल्छ।' },
  'Two months for one': {
    titleNe: 'एक महिनाको मूल्यमा दुई महिना',
    descriptionNe: 'नयाँ सदस्यलाई दुई महिना जिम र कक्षा, पैसा एक महिनाको।',
  },
  'Spinning class for two': {
    titleNe: 'दुई जनालाई स्पिनिङ कक्षा',
    descriptionNe: 'पैँतालीस मिनेट, तौलिया र पानीसहित।',
  },
  'Personal training, eight sessions': {
    titleNe: 'आठ कक्षा व्यक्तिगत प्रशिक्षण',
    descriptionNe: 'तपाईंकै लागि योजना र गनिदिने प्रशिक्षक।',
  },
  'Yearly membership': {
    titleNe: 'वार्षिक जिम सदस्यता',
    descriptionNe: 'बाह्र महिना, तीस दिनसम्म रोकेर राख्न मिल्ने।',
  },
  'Boulder evening for two': {
    titleNe: 'दुई जनालाई बोल्डरिङ साँझ',
    descriptionNe: 'साँझ ५ बजेपछि, जुत्ता र चकसहित।',
  },
  'Beginner course, four lessons': {
    titleNe: 'सिकारुलाई चार कक्षा',
    descriptionNe: 'गाँठो, खस्ने तरिका र खुट्टाको चाल।',
  },
  'Kids’ climbing party, second child free': {
    titleNe: 'बालबालिकाको क्लाइम्बिङ पार्टी, दोस्रो बच्चा सित्तैमा',
    descriptionNe: 'प्रशिक्षकसँग एक घण्टा र जुस।',
  },
  'Month pass': { titleNe: 'एक महिनाको पास', descriptionNe: 'पाखुराले भ्याएजति चढ्नुहोस्।' },
  'Two weekday cinema tickets + popcorn': {
    titleNe: 'कार्यदिनमा फिल्मका दुई टिकट र पपकर्न',
    descriptionNe: 'आइतबारदेखि बिहीबारसम्म जुनसुकै फिल्म, एक-एक पपकर्नसहित।',
  },
  'Family film: four tickets': {
    titleNe: 'परिवारसँग फिल्म: चार टिकट',
    descriptionNe: 'साँझ ६ बजेअघिको जुनसुकै नेपाली फिल्म, तीन टिकटको मूल्यमा चार।',
  },
  'Recliner seats': { titleNe: 'रिक्लाइनर सिट', descriptionNe: 'हल नम्बर एकमा दुई रिक्लाइनर सिट, कम्बलसहित।' },
  'Popcorn and two drinks': { titleNe: 'पपकर्न र दुई पेय', descriptionNe: 'ठूलो पपकर्न, बटर वा टिमुर।' },
  'Bowling, second game free': {
    titleNe: 'बाउलिङ, दोस्रो खेल सित्तैमा',
    descriptionNe: 'जुत्तासहित, एउटा लेनमा चार जनासम्म।',
  },
  'Karaoke room, two hours': {
    titleNe: 'दुई घण्टा काराओके कोठा',
    descriptionNe: 'नेपाली, हिन्दी र अङ्ग्रेजी गीत, मेनुबाट खाजा।',
  },
  'Arcade tokens doubled': {
    titleNe: 'आर्केडका टोकन दोब्बर',
    descriptionNe: 'बीस टोकनको तिर्नुहोस्, चालीसले खेल्नुहोस्।',
  },
  'Birthday party for ten': { titleNe: 'दस जनाको जन्मदिन पार्टी', descriptionNe: 'दुई लेन, पिज्जा र केक।' },
  'Stand-up night for two': {
    titleNe: 'दुई जनालाई स्ट्यान्ड-अप कमेडी',
    descriptionNe: 'चार कमेडियन, नब्बे मिनेट, नेपालीमा अलिअलि अङ्ग्रेजी मिसिएको।',
  },
  'Open mic and a drink': { titleNe: 'ओपन माइक र एक पेय', descriptionNe: 'बुधबार प्रवेश र एक-एक सफ्ट ड्रिङ्क।' },
  'Improv workshop': { titleNe: 'इम्प्रोभ कार्यशाला', descriptionNe: 'तीन घण्टा खेल; हसाउनैपर्छ भन्ने छैन।' },
  'Front-row table for four': {
    titleNe: 'अगाडिको लाइनमा चार जनाको टेबल',
    descriptionNe: 'टेबल, नाचोज र एक पिचर लेमोनेड।',
  },
  'Handwoven dhaka tote: second bag free': {
    titleNe: 'हातले बुनेको ढाका झोला: दोस्रो झोला सित्तैमा',
    descriptionNe: 'भित्र सुतीको अस्तर, पाल्पाली बुट्टा, एउटै जस्तो अर्को हुँदैन।',
  },
  'Dhaka topi pair': { titleNe: 'ढाका टोपीको जोडी', descriptionNe: 'एउटा तपाईंलाई, एउटा बुबालाई, सबै साइजमा।' },
  'Dhaka shawl': { titleNe: 'ढाका पछ्यौरा', descriptionNe: 'नरम सुती, दुई मिटर, छ रङ।' },
  'Cushion covers, set of four': { titleNe: 'चार कुसन खोल', descriptionNe: 'चालीस सेन्टिमिटर वर्गाकार, चेनसहित।' },
  'Lokta notebook': {
    titleNe: 'लोक्ता नोटबुक',
    descriptionNe: 'ए-फाइभ साइज, हातले सिएको, लोक्ता कागजका सय पाना।',
  },
  'Paper lamp': { titleNe: 'कागजको बत्ती', descriptionNe: 'पट्याएर झोलामै लैजान मिल्ने।' },
  'Twelve greeting cards': {
    titleNe: 'आठको मूल्यमा बाह्र शुभकामना कार्ड',
    descriptionNe: 'काठको छापाले छापिएका, खामसहित।',
  },
  'Paper-making afternoon': {
    titleNe: 'कागज बनाउने दिउँसो',
    descriptionNe: 'लेदो, फ्रेम र घाम: आफूले बनाएका दस पाना घर लैजानुहोस्।',
  },
  'Pure pashmina shawl': {
    titleNe: 'शुद्ध पश्मिना पछ्यौरा',
    descriptionNe: 'हातले बुनेको, प्राकृतिक रङ, पश्मिनाको प्रमाणपत्रसहित।',
  },
  'Pashmina scarf': { titleNe: 'पश्मिना मफलर', descriptionNe: 'एउटाको मूल्यमा दुई मफलर, चौध रङ।' },
  'Wool blanket': { titleNe: 'ऊनी कम्बल', descriptionNe: 'डबल खाटका लागि, नरङ्गाएको चौँरी र भेडाको ऊन।' },
  'Yak-wool socks and hat': {
    titleNe: 'चौँरीको ऊनका मोजा र टोपी',
    descriptionNe: 'सगरमाथा जान होस् कि बैठक कोठामा बस्न।',
  },
  'A pot of first-flush tea for two': {
    titleNe: 'दुई जनालाई पहिलो टिपाइको चिया',
    descriptionNe: 'एक भाँडो चिया, दुई कप र एक प्लेट मकै-भटमास।',
  },
  'Trekking boots': {
    titleNe: 'ट्रेकिङ जुत्ता',
    descriptionNe: 'पानी नछिर्ने, खुट्टामा मिलाएर दिइने, एक जोर मोजा सित्तैमा।',
  },
  'Sleeping-bag rental, one week': {
    titleNe: 'एक हप्ता स्लिपिङ ब्याग भाडामा',
    descriptionNe: 'माइनस दस डिग्रीसम्म न्यानो, हरेक पटक धोएर दिइने।',
  },
  'Swim for two': { titleNe: 'दुई जनालाई पौडी', descriptionNe: 'दुई घण्टा, लकर र सावरसहित।' },
  'Children’s swimming course': { titleNe: 'बालबालिकाको पौडी कक्षा', descriptionNe: 'सानो समूहमा दस कक्षा।' },
  'Any phone cover': { titleNe: 'जुनसुकै फोनको कभर', descriptionNe: 'सबै मोडल, सबै रङ।' },
  'Fast charger': { titleNe: 'फास्ट चार्जर', descriptionNe: 'एउटा चार्जर किन्दा अर्को सित्तैमा।' },
};
