import { expect, test } from '@jest/globals';
import { create } from 'qrcode';
import { qrLook } from './qr-look';

const modulesOf = (text: string): number => create(text, qrLook(text)).modules.size;

test('a short address has 29 modules at level M while its host has at most 16 characters', () => {
  const short = 'https://dobbar.com.np.io/c#123456.7K4M29QX';
  expect(qrLook(short).errorCorrectionLevel).toBe('M');
  expect(modulesOf(short)).toBe(29);
});

test('a longer text is drawn at level L', () => {
  const longer = 'https://staging.dobbar.example/c#1234.7K4M29QX';
  expect(qrLook(longer).errorCorrectionLevel).toBe('L');
  expect(modulesOf(longer)).toBe(29);
});

test('a code is purple on white with one module of margin', () => {
  expect(qrLook('text')).toMatchObject({ margin: 1, color: { dark: '#2A0B4D', light: '#FFFFFF' } });
});
