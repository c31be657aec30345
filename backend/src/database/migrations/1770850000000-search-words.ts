import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Words of deals get keys that unify both scripts and several spellings; the backend computes them.
 * `search_terms` contains synonyms. Searches also match the names and addresses of a deal's branches.
 */
export class SearchWords1770850000000 implements MigrationInterface {
  name = 'SearchWords1770850000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(COLUMNS);
    await db.query(TERMS_TABLE);
    await db.query(
      `INSERT INTO search_terms (kind, meaning, term) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])`,
      ['kind', 'meaning', 'term'].map((column) => FIRST_TERMS.map((row) => row[column as keyof Term])),
    );
    await db.query(VECTOR_WITH_BRANCHES);
    await db.query(BRANCH_TRIGGERS);
    await db.query(
      `INSERT INTO search_rebuilds (kind, subject_id, words, total) SELECT 'all', 0, '{}', count(*) FROM deals HAVING count(*) > 0
       ON CONFLICT (kind, subject_id) WHERE finished_at IS NULL DO UPDATE SET last_deal_id = 0, done = 0, generation = search_rebuilds.generation + 1`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER branches_search_kept ON branches;
      DROP FUNCTION branches_renamed();
      DROP TABLE search_terms;
      ALTER TABLE search_words DROP COLUMN latin, DROP COLUMN consonants, DROP COLUMN keys, DROP COLUMN near, DROP COLUMN key_version`);
  }
}

const COLUMNS = `
  ALTER TABLE search_words
    ADD COLUMN latin text NOT NULL DEFAULT '',
    ADD COLUMN consonants text,
    ADD COLUMN keys text[] NOT NULL DEFAULT '{}',
    -- The word in Latin letters and without each of its letters.
    ADD COLUMN near text[] NOT NULL DEFAULT '{}',
    ADD COLUMN key_version smallint NOT NULL DEFAULT 0`;

const TERMS_TABLE = `
  CREATE TABLE search_terms (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('dish', 'activity', 'place-word', 'stop')),
    -- Terms of one meaning are the same thing.
    meaning text NOT NULL CHECK (length(meaning) BETWEEN 1 AND 60),
    term text NOT NULL CHECK (length(term) BETWEEN 1 AND 60),
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (meaning, term)
  )`;

const VECTOR_WITH_BRANCHES = `
  CREATE OR REPLACE FUNCTION deal_search_vector(d deals) RETURNS tsvector LANGUAGE sql STABLE AS $$
     SELECT search_vector(concat_ws(' ', d.title, d.title_ne), 'A')
         || coalesce((SELECT search_vector(concat_ws(' ', v.business_name, v.name_ne), 'B') FROM vendor_cards v WHERE v.id = d.vendor_id), ''::tsvector)
         || coalesce((SELECT search_vector(concat_ws(' ', c.name, c.name_ne, p.name, p.name_ne), 'C')
              || concat_ws(' ', '''category:' || c.id || ''':1C', '''category:' || p.id || ''':1C')::tsvector
              FROM category_names c LEFT JOIN category_names p ON p.id = c.parent_id WHERE c.id = d.category_id), ''::tsvector)
         || coalesce((SELECT search_vector(concat_ws(' ', l.name, l.name_ne), 'C') || ('''location:' || l.id || ''':1C')::tsvector
              FROM city_names l WHERE l.id = d.location_id), ''::tsvector)
         || coalesce((SELECT search_vector(string_agg(concat_ws(' ', b.name, b.address), ' '), 'C') FROM branch_places b
              WHERE b.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR b.id = ANY(d.branch_ids))), ''::tsvector)
         || ('''vendor:' || d.vendor_id || ''':1B')::tsvector
         || search_vector(concat_ws(' ', d.description, d.description_ne), 'D')
  $$`;

const BRANCH_TRIGGERS = `
  CREATE OR REPLACE TRIGGER deals_search_kept BEFORE INSERT OR UPDATE OF title, title_ne, description, description_ne, vendor_id,
    category_id, location_id, branch_ids ON deals FOR EACH ROW EXECUTE FUNCTION deals_set_search();
  CREATE FUNCTION branches_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM search_rename('vendor', coalesce(NEW.vendor_id, OLD.vendor_id), concat_ws(' ', NEW.name, NEW.address), NULL);
      RETURN NULL;
    END $$;
  CREATE TRIGGER branches_search_kept AFTER INSERT OR DELETE OR UPDATE OF name, address ON branches
    FOR EACH ROW EXECUTE FUNCTION branches_renamed()`;

interface Term {
  kind: string;
  meaning: string;
  term: string;
}

/** One line per meaning: its kind, then its terms in both languages. */
const FIRST_TERMS: readonly Term[] = `
dish: momo | मम | म:म | मोमो | dumpling | momocha | ममचा
dish: tea | chiya | चिया | chai | टी
dish: coffee | कफी | espresso | latte | cappuccino | लाते | क्यापुचिनो
dish: thali | थाली | dal bhat | दालभात | दाल भात | dalbhat | bhat | भात
dish: khaja | खाजा | snack | snacks | नास्ता
dish: samay baji | समय बजी | newari khaja | नेवारी खाजा
dish: beer | बियर | lager | pint | पाइन्ट
dish: chicken | कुखुरा | चिकेन | चिकन | kukhura
dish: fish | माछा | machha | trout
dish: mutton | मटन | खसी | khasi | lamb
dish: pork | सुँगुर | bangur | बङ्गुर
dish: buff | बफ | buffalo | राँगा
dish: vegetarian | veg | शाकाहारी | भेज | vegetable | tarkari | तरकारी
dish: bread | रोटी | roti | पाउरोटी
dish: cake | केक
dish: soup | सुप | thukpa | थुक्पा | thenthuk
dish: noodles | noodle | चाउचाउ | chowmein | चाउमिन | thukpa
dish: breakfast | ब्रेकफास्ट | बिहानको खाना | brunch | ब्रन्च
dish: lunch | लन्च | दिउँसोको खाना
dish: dinner | डिनर | बेलुकाको खाना
dish: pizza | पिज्जा
dish: barbecue | bbq | बारबेक्यु | sekuwa | सेकुवा
dish: ice cream | आइसक्रिम
dish: egg | अन्डा | anda
dish: rice | भात | bhat
dish: yogurt | dhau | दही | dahi | curd
dish: wine | वाइन | रक्सी | raksi
activity: massage | मसाज | मालिस | malis
activity: spa | स्पा
activity: salon | सैलुन | पार्लर | parlour | parlor | haircut | कपाल काट्ने
activity: gym | जिम | fitness | फिटनेस | कसरत
activity: yoga | योग | योगा
activity: rafting | र्‍याफ्टिङ | जलयात्रा
activity: paragliding | प्याराग्लाइडिङ
activity: hike | hiking | हाइकिङ | trek | trekking | ट्रेक | ट्रेकिङ | पदयात्रा | walk
activity: cinema | film | movie | movies | सिनेमा | फिल्म | चलचित्र
activity: hotel | होटल | होटेल | lodge | लज | room | कोठा | guest house | resort | रिसोर्ट
activity: cafe | क्याफे | cafes
activity: bar | pub | बार | पब
activity: restaurant | रेस्टुरेन्ट | dining | भोजनालय | bhojanalaya
activity: mehendi | मेहेन्दी | henna | मेहन्दी
activity: safari | jungle | जङ्गल | सफारी | जंगल
activity: shopping | पसल | pasal | retail | shop
activity: dhaka | ढाका
activity: topi | टोपी | hat | cap
activity: pashmina | पस्मिना
activity: facial | फेसियल
activity: canyoning | क्यानोनिङ
activity: wedding | bridal | विवाह | दुलही | bihe
activity: birthday | जन्मदिन | janmadin
activity: honeymoon | हनिमुन
activity: cooking | पकाउन | cook
activity: bicycle | cycle | साइकल | cycling | bike
activity: heritage | सम्पदा | temple | मन्दिर | mandir
activity: lake | ताल | tal
activity: book | किताब | kitab
place-word: kathmandu | ktm | काठमान्डु
place-word: lalitpur | patan | पाटन
place-word: near | नजिक | najik
place-word: rooftop | रुफटप | छत
stop: deal | deals | offer | offers | discount | off | sale | छुट | अफर | डिल | chhut
stop: khana | खाना | food | eat | meal
stop: ko | को | ka | ki | ma | मा | le | lai | लाई | ra | र | wa | वा | cha | छ | chha
stop: this | that | is | are | it | any | some | you | your | we | our | us | show | find | need | looking
stop: the | a | an | of | at | in | on | for | and | or | with | to | from | by | rs | npr | रु | best | good | ramro | राम्रो | cheap | sasto | सस्तो | place | places | want | i | my | me | नेपाल | nepal | लागि | lagi | where | कहाँ | kaha
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [kind = '', list = ''] = line.split(': ');
    const terms = [...new Set(list.split('|').map((term) => term.trim()))];
    return terms.map((term) => ({ kind, meaning: terms[0] ?? '', term }));
  });
