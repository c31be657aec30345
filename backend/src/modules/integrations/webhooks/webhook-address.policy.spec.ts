import { webhookAddress } from './webhook-address.policy.js';

const LOCAL = new Set(['http://127.0.0.1:9000']);

describe('the address of a webhook (WH6)', () => {
  it.each([
    ['https://till.example.com/dobbar?shop=1', 'https://till.example.com/dobbar?shop=1'],
    ['https://8.8.8.8:8443/', 'https://8.8.8.8:8443/'],
    ['http://127.0.0.1:9000/here', 'http://127.0.0.1:9000/here'],
  ])('may be %s', (text, address) => expect(webhookAddress(text, LOCAL)).toBe(address));

  it.each([
    ...['http://till.example.com/', 'till.example.com', 'ftp://till.example.com/', 'javascript:alert(1)'],
    ...['https://user:word@till.example.com/', 'https://till.example.com/#part', 'https://localhost/'],
    ...[
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://0x7f.1/',
      'http://127.0.0.1:9001/',
      'https://intranet/',
    ],
  ])('is never %s', (text) => expect(() => webhookAddress(text, LOCAL)).toThrow('https address'));
});
