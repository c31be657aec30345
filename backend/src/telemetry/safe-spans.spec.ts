import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { safeSpan } from './safe-spans.js';

describe('the span that is sent', () => {
  const span = {
    name: 'UPDATE',
    attributes: {
      'http.route': '/api/deals/:id',
      'url.path': '/api/deals/7?code=AB12CD34',
      'url.full': 'https://gateway.example/?token=secret',
      'http.request.header.cookie': ['dobbar_session=secret'],
      'db.query.text': "UPDATE users SET email = 'sujata@example.com'\n  WHERE name = 'O''Brien' AND id = $1",
      'db.postgresql.values': ['sujata@example.com'],
    },
    status: { code: 2, message: 'invalid input syntax: "AB12CD34"' },
    events: [
      {
        name: 'exception',
        attributes: { 'exception.type': 'error', 'exception.message': 'Key (email)=(sujata@example.com)' },
      },
    ],
  } as unknown as ReadableSpan;

  it('has only attributes of the list, and statements without texts', () => {
    expect(safeSpan(span).attributes).toEqual({
      'http.route': '/api/deals/:id',
      'db.query.text': "UPDATE users SET email = '?' WHERE name = '?' AND id = $1",
    });
  });

  it('has the code and the type of an error but not its message', () => {
    const { status, events, name } = safeSpan(span);
    expect({ status, events, name }).toEqual({
      status: { code: 2 },
      events: [{ name: 'exception', attributes: { 'exception.type': 'error' } }],
      name: 'UPDATE',
    });
  });
});
