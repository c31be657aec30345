import { mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface Message {
  id: number;
  state: string;
  version: number;
  isOverdue: boolean;
  dueAt: string;
  createdAt: string;
  assignee: { id: number; name: string } | null;
  entries: { kind: string; body: string; mailedAt: string | null; author: { id: number } }[];
  acts: { action: string }[];
  others: { id: number }[];
  userId: number | null;
}

describe('the console of messages', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;
  let number = 0;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  const question = (changes: object = {}) => ({
    name: 'Sujata Rai',
    email: `asks${++number}@example.com`,
    subject: 'A shop in Patan',
    message: 'Could you invite them?\nThey have good momo.',
    ...changes,
  });
  const received = async (changes: object = {}): Promise<Message & { email: string }> => {
    const form = question(changes);
    const { body } = await running.client().post<{ id: number }>('/api/contact', form);
    const { body: message } = await admin.client.get<Message>(`/api/admin/messages/${body.id}`);
    return { ...message, email: form.email };
  };
  const act = <T = Message & { code: string; currentState?: string; currentVersion?: number }>(
    who: Person,
    { id, version }: Pick<Message, 'id' | 'version'>,
    verb: string,
    body: object = {},
  ) =>
    verb === 'replies'
      ? who.client.post<T>(`/api/admin/messages/${id}/replies`, { version, ...body })
      : who.client.patch<T>(`/api/admin/messages/${id}/${verb}`, { version, ...body });
  const notedOf = async (id: number): Promise<string[]> => {
    const { rows } = await running.database.query<{ action: string }>(
      "SELECT action FROM audit_log WHERE subject_type = 'message' AND subject_id = $1 ORDER BY id",
      [String(id)],
    );
    return rows.map(({ action }) => action);
  };

  it('gets every message, due when we promise an answer (MS1)', async () => {
    const message = await received();
    expect(message).toMatchObject({ state: 'new', assignee: null, isOverdue: false, entries: [], acts: [] });
    expect(Date.parse(message.dueAt) - Date.parse(message.createdAt)).toBe(24 * 3_600_000);
  });

  it('gives a message to an admin, back, and to another one', async () => {
    const other = await world.admin();
    const message = await received();
    const taken = await act(admin, message, 'assign', { assigneeId: admin.id });
    expect([taken.status, taken.body]).toMatchObject([
      200,
      { state: 'in-progress', assignee: { id: admin.id } },
    ]);
    const released = await act(admin, taken.body, 'release');
    expect(released.body).toMatchObject({ state: 'new', assignee: null });
    const given = await act(admin, released.body, 'assign', { assigneeId: other.id });
    expect(given.body).toMatchObject({ state: 'in-progress', assignee: { id: other.id } });
    expect(await notedOf(message.id)).toEqual(['message.assigned', 'message.released', 'message.assigned']);
  });

  it('gives messages to admins alone', async () => {
    const message = await received();
    const suspended = await world.admin();
    await running.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.id]);
    for (const { id } of [await world.person(), suspended]) {
      const rejected = await act(admin, message, 'assign', { assigneeId: id });
      expect([rejected.status, rejected.body.code]).toEqual([409, 'message.assignee-not-admin']);
    }
    const { body: assignees } = await admin.client.get<{ id: number }[]>('/api/admin/messages/assignees');
    expect(assignees.map(({ id }) => id)).toContain(admin.id);
    expect(assignees.map(({ id }) => id)).not.toContain(suspended.id);
  });

  it('mails an answer in the sender’s language, above the question, and answers come to us (MS2)', async () => {
    const message = await received({ language: 'ne', subject: 'Hello' });
    // Messages of earlier versions may contain a subject of several lines, which is rejected now.
    await running.database.query(
      `UPDATE support_messages SET subject = E'Hello\\r\\nBcc: all@example.com' WHERE id = $1`,
      [message.id],
    );
    const answered = await act(admin, message, 'replies', { text: 'We have <b>invited</b> them.' });
    expect([answered.status, answered.body]).toMatchObject([
      200,
      { state: 'answered', assignee: { id: admin.id }, entries: [{ kind: 'reply', mailedAt: null }] },
    ]);
    await running.deliverEvents();
    const mail = (await mailsTo(message.email)).at(-1) ?? '';
    expect(mail).toMatch(/Reply-To: .*<support@dobbar\.example>/);
    expect(mail).toMatch(/^Subject: Re: Hello/m);
    expect(mail).not.toMatch(/^Bcc:/m);
    expect(mail).toContain('We have <b>invited</b> them.');
    expect(mail).toContain('> They have good momo.');
    expect(mail).toContain('नमस्ते');
    expect(mail).not.toContain('<p style="margin:0 0 16px;white-space:pre-line">We have <b>');
    const { body } = await admin.client.get<Message>(`/api/admin/messages/${message.id}`);
    expect(body.entries[0]?.mailedAt).toEqual(expect.any(String));
  });

  it('keeps notes among admins', async () => {
    const message = await received();
    const { status, body } = await admin.client.post<Message>(`/api/admin/messages/${message.id}/notes`, {
      text: 'Called them.',
    });
    expect([status, body]).toMatchObject([
      200,
      { state: 'new', entries: [{ kind: 'note', body: 'Called them.' }] },
    ]);
    await running.deliverEvents();
    expect((await mailsTo(message.email)).join()).not.toContain('Called them.');
    expect(await notedOf(message.id)).toEqual(['message.noted']);
  });

  it('closes and takes up again, due again', async () => {
    const message = await received();
    const closed = await act(admin, message, 'close');
    expect(closed.body).toMatchObject({ state: 'closed', assignee: null });
    await running.database.query(
      "UPDATE support_messages SET due_at = now() - interval '9 days' WHERE id = $1",
      [message.id],
    );
    const reopened = await act(admin, closed.body, 'reopen');
    expect(reopened.body).toMatchObject({
      state: 'in-progress',
      assignee: { id: admin.id },
      isOverdue: false,
    });
  });

  it('rejects what the state does not allow, and says the state', async () => {
    const message = await received();
    const closed = (await act(admin, message, 'close')).body;
    for (const [verb, body] of [
      ['assign', { assigneeId: admin.id }],
      ['release', {}],
      ['close', {}],
      ['replies', { text: 'Late.' }],
    ] as const) {
      const rejected = await act(admin, closed, verb, body);
      expect([rejected.status, rejected.body.code, rejected.body.currentState]).toEqual([
        409,
        'message.state-forbids',
        'closed',
      ]);
    }
    expect(await notedOf(message.id)).toEqual(['message.closed']);
  });

  it('tells the second of two who answer at once; one answer leaves, one entry is noted (MS3)', async () => {
    const other = await world.admin();
    const message = await received();
    const answers = await Promise.all([
      act(admin, message, 'replies', { text: 'First answer.' }),
      act(other, message, 'replies', { text: 'Second answer.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rejected = answers.find(({ status }) => status === 409);
    expect(rejected?.body).toMatchObject({
      code: 'version.conflict',
      currentVersion: 2,
      currentState: 'answered',
    });
    await running.deliverEvents();
    expect(
      (await mailsTo(message.email)).filter((text) => /(First|Second) answer\./.test(text)),
    ).toHaveLength(1);
    expect(await notedOf(message.id)).toEqual(['message.answered']);
  });

  it('answers once under one key', async () => {
    const message = await received();
    const send = () =>
      admin.client.post<Message>(
        `/api/admin/messages/${message.id}/replies`,
        { text: 'Once.', version: message.version },
        { 'idempotency-key': `reply-${message.id}` },
      );
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const { body } = await admin.client.get<Message>(`/api/admin/messages/${message.id}`);
    expect(body.entries).toHaveLength(1);
  });

  it.each<[string, string, object, string]>([
    ['PATCH', 'assign', { version: 1 }, 'assigneeId'],
    ['PATCH', 'assign', { assigneeId: 1 }, 'version'],
    ['PATCH', 'release', { version: 0 }, 'version'],
    ['PATCH', 'close', { version: 'x' }, 'version'],
    ['PATCH', 'reopen', {}, 'version'],
    ['POST', 'replies', { version: 1, text: '  ' }, 'text'],
    ['POST', 'replies', { version: 1, text: 'x'.repeat(4_001) }, 'text'],
    ['POST', 'replies', { text: 'Hello' }, 'version'],
    ['POST', 'notes', {}, 'text'],
    ['POST', 'notes', { text: 'Hello', state: 'closed' }, 'state'],
  ])('rejects %s %s with %j', async (method, verb, body, field) => {
    const { id } = await received();
    const answer = await admin.client.send<{ errors: { field: string }[] }>(
      method,
      `/api/admin/messages/${id}/${verb}`,
      body,
    );
    expect([answer.status, answer.body.errors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('is for admins alone, and knows what is not there', async () => {
    const { id, version } = await received();
    const customer = await world.person();
    for (const path of ['/api/admin/messages', `/api/admin/messages/${id}`, '/api/admin/newsletter.csv'])
      expect((await customer.client.get(path)).status).toBe(403);
    expect((await act(customer, { id, version }, 'replies', { text: 'Me too.' })).status).toBe(403);
    const missing = await act(admin, { id: 999_999, version: 1 }, 'close');
    expect([missing.status, missing.body.code]).toEqual([404, 'message.not-found']);
  });

  it('is searched, filtered and sorted', async () => {
    const mine = await received({ message: 'Unheard-of words: 100% kwati_soup' });
    await act(admin, mine, 'assign', { assigneeId: admin.id });
    const late = await received({ subject: 'Late kwati_soup' });
    await running.database.query(
      "UPDATE support_messages SET due_at = now() - interval '1 hour' WHERE id = $1",
      [late.id],
    );
    const found = async (query: string) =>
      (await admin.client.get<{ id: number }[]>(`/api/admin/messages?search=kwati_soup&${query}`)).body.map(
        ({ id }) => id,
      );
    expect(await found('')).toEqual([late.id, mine.id]);
    expect(await found('sort=due')).toEqual([late.id, mine.id]);
    expect(await found('status=overdue')).toEqual([late.id]);
    expect(await found('status=in-progress')).toEqual([mine.id]);
    expect(await found('assignee=me')).toEqual([mine.id]);
    expect(await found('assignee=none')).toEqual([late.id]);
    expect(await found('kind=help')).toEqual([]);
    expect((await admin.client.get<[]>('/api/admin/messages?search=kwati%25soup')).body).toEqual([]);
    expect((await admin.client.get('/api/admin/messages?status=lost')).status).toBe(400);
  });

  it('shows who asks: the account and what else they wrote', async () => {
    const person = await world.person();
    const first = await received({ email: person.email });
    const second = await received({ email: person.email });
    const { body } = await admin.client.get<Message>(`/api/admin/messages/${second.id}`);
    expect(body).toMatchObject({ userId: person.id, others: [{ id: first.id }] });
  });

  it('gives answers and notes along with the message, and erases them with the account (A8, A9)', async () => {
    const person = await world.person();
    const message = await received({ email: person.email });
    await act(admin, message, 'replies', { text: 'An answer of ours.' });
    await admin.client.post(`/api/admin/messages/${message.id}/notes`, { text: 'A note of ours.' });
    const taken = await person.client.get<{ messages: object[] }>('/api/users/me/export');
    expect(taken.body.messages).toMatchObject([
      { answers: [{ text: 'An answer of ours.' }], notes: [{ text: 'A note of ours.' }] },
    ]);
    await person.client.send('DELETE', '/api/users/me', { password: 'two plates of momo' });
    const { rows } = await running.database.query(
      'SELECT 1 FROM support_message_entries WHERE message_id = $1',
      [message.id],
    );
    expect(rows).toEqual([]);
  });

  describe('the newsletter', () => {
    const subscriber = (email: string, state: string) =>
      running.database.query(
        `INSERT INTO newsletter_subscribers (email, language, state, confirmed_at, left_at)
         VALUES ($1, 'en', $2, CASE WHEN $2 = 'confirmed' THEN now() END, CASE WHEN $2 = 'left' THEN now() END)`,
        [email, state],
      );

    beforeAll(async () => {
      await subscriber('=formula@example.com', 'confirmed');
      await subscriber('waits@example.com', 'asked');
      await subscriber('gone@example.com', 'left');
    });

    it('is listed by state and word', async () => {
      const emails = async (query: string) =>
        (await admin.client.get<{ email: string }[]>(`/api/admin/newsletter?${query}`)).body.map(
          ({ email }) => email,
        );
      expect(await emails('sort=oldest')).toEqual([
        '=formula@example.com',
        'waits@example.com',
        'gone@example.com',
      ]);
      expect(await emails('status=asked')).toEqual(['waits@example.com']);
      expect(await emails('search=gone')).toEqual(['gone@example.com']);
      expect((await admin.client.get('/api/admin/newsletter?status=maybe')).status).toBe(400);
    });

    it('is exported without formulas, by the same filters, and noted (MS4)', async () => {
      const answer = await admin.client.get('/api/admin/newsletter.csv?status=confirmed');
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/,
      );
      expect(answer.text).toContain(`"'=formula@example.com",en,confirmed,`);
      expect(answer.text).not.toContain('waits@');
      const { rows } = await running.database.query(
        "SELECT actor_id, after FROM audit_log WHERE action = 'list.exported' AND subject_id = 'newsletter'",
      );
      expect(rows).toEqual([{ actor_id: admin.id, after: { filters: ['status'] } }]);
    });

    it('goes on over many batches', async () => {
      await running.database.query(
        `INSERT INTO newsletter_subscribers (email, language) SELECT 'many' || n || '@example.com', 'en' FROM generate_series(1, 2500) AS n`,
      );
      const { text } = await admin.client.get('/api/admin/newsletter.csv?search=many');
      expect(text.trim().split('\r\n')).toHaveLength(2_501);
    });
  });
});
