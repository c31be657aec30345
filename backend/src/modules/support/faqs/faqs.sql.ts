export const PUBLIC_FAQS = `
  SELECT coalesce(json_agg(json_build_object('id', id, 'place', place, 'category', category, 'question', question,
    'questionNe', question_ne, 'answer', answer, 'answerNe', answer_ne) ORDER BY place DESC, position, id), '[]')::text AS json
  FROM faqs WHERE is_active`;
